ALTER TABLE `keys` ADD `webhook` text;--> statement-breakpoint
ALTER TABLE `keys` ADD `webhook_at` integer;--> statement-breakpoint
ALTER TABLE `keys` ADD `webhook_tries` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `keys_webhook_at` ON `keys` (`webhook_at`);