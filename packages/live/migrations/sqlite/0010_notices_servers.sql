CREATE TABLE `notices` (
	`id` text PRIMARY KEY NOT NULL,
	`game_id` text NOT NULL,
	`event` text NOT NULL,
	`user_id` text NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `notices_game_id` ON `notices` (`game_id`);--> statement-breakpoint
CREATE INDEX `notices_at` ON `notices` (`at`);--> statement-breakpoint
CREATE TABLE `servers` (
	`guild_id` text PRIMARY KEY NOT NULL,
	`channel_id` text,
	`threads` integer,
	`language` text,
	`reminders` integer
);
--> statement-breakpoint
ALTER TABLE `games` ADD `thread` text;--> statement-breakpoint
ALTER TABLE `games` ADD `token_follows` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX `games_thread` ON `games` (`thread`);