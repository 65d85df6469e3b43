ALTER TABLE `games` ADD `plies` integer;--> statement-breakpoint
ALTER TABLE `games` ADD `turn` integer;--> statement-breakpoint
ALTER TABLE `games` ADD `outcome` text;