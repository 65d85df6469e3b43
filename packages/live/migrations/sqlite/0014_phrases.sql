ALTER TABLE `keys` ADD `said` text;--> statement-breakpoint
ALTER TABLE `keys` ADD `said_at` integer;