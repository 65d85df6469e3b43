CREATE TABLE `games` (
	`id` text PRIMARY KEY NOT NULL,
	`version` integer NOT NULL,
	`status` text NOT NULL,
	`game` text NOT NULL,
	`match` text NOT NULL,
	`player0` text NOT NULL,
	`player1` text NOT NULL,
	`name0` text NOT NULL,
	`name1` text NOT NULL,
	`owner_id` text NOT NULL,
	`language` text NOT NULL,
	`rated` integer NOT NULL,
	`undo_to` integer,
	`undo_by` integer,
	`guild_id` text,
	`channel_id` text,
	`message_id` text,
	`token` text,
	`token_until` integer,
	`wake_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `games_player0` ON `games` (`player0`,`status`);--> statement-breakpoint
CREATE INDEX `games_player1` ON `games` (`player1`,`status`);--> statement-breakpoint
CREATE INDEX `games_wake_at` ON `games` (`wake_at`);--> statement-breakpoint
CREATE INDEX `games_message_id` ON `games` (`message_id`);--> statement-breakpoint
CREATE INDEX `games_channel_id` ON `games` (`channel_id`);--> statement-breakpoint
CREATE TABLE `handled` (
	`id` text PRIMARY KEY NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `handled_at` ON `handled` (`at`);--> statement-breakpoint
CREATE TABLE `ratings` (
	`player` text NOT NULL,
	`game` text NOT NULL,
	`name` text NOT NULL,
	`rating` real NOT NULL,
	`deviation` real NOT NULL,
	`volatility` real NOT NULL,
	`wins` integer NOT NULL,
	`draws` integer NOT NULL,
	`losses` integer NOT NULL,
	PRIMARY KEY(`player`, `game`)
);
--> statement-breakpoint
CREATE TABLE `settings` (
	`user_id` text PRIMARY KEY NOT NULL,
	`language` text,
	`theme` text,
	`orientation` text,
	`confirm` integer
);
