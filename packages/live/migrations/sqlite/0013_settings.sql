ALTER TABLE `settings` ADD `look` text;--> statement-breakpoint
ALTER TABLE `settings` ADD `pieces` text;