ALTER TABLE `games` ADD `client` text;--> statement-breakpoint
ALTER TABLE `games` ADD `draw_offered0` integer;--> statement-breakpoint
ALTER TABLE `games` ADD `draw_offered1` integer;--> statement-breakpoint
CREATE INDEX `games_client` ON `games` (`client`);