CREATE TABLE `entrants` (
	`tournament_id` text NOT NULL,
	`number` integer NOT NULL,
	`player` text NOT NULL,
	`name` text NOT NULL,
	`has_left` integer DEFAULT false NOT NULL,
	PRIMARY KEY(`tournament_id`, `number`)
);
--> statement-breakpoint
CREATE INDEX `entrants_player` ON `entrants` (`player`);--> statement-breakpoint
CREATE TABLE `pairings` (
	`tournament_id` text NOT NULL,
	`round` integer NOT NULL,
	`board` integer NOT NULL,
	`first_number` integer NOT NULL,
	`second_number` integer,
	`game_id` text,
	`halves0` integer,
	`halves1` integer,
	PRIMARY KEY(`tournament_id`, `round`, `board`)
);
--> statement-breakpoint
CREATE INDEX `pairings_game_id` ON `pairings` (`game_id`);--> statement-breakpoint
CREATE TABLE `tournaments` (
	`id` text PRIMARY KEY NOT NULL,
	`version` integer NOT NULL,
	`status` text NOT NULL,
	`game` text NOT NULL,
	`guild_id` text NOT NULL,
	`channel_id` text NOT NULL,
	`message_id` text,
	`message_round` integer,
	`owner_id` text NOT NULL,
	`language` text NOT NULL,
	`move_ms` integer NOT NULL,
	`round` integer NOT NULL,
	`wake_at` integer,
	`lease_until` integer,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `tournaments_channel_id` ON `tournaments` (`channel_id`);--> statement-breakpoint
CREATE INDEX `tournaments_guild_id` ON `tournaments` (`guild_id`,`status`);--> statement-breakpoint
CREATE INDEX `tournaments_wake_at` ON `tournaments` (`wake_at`);--> statement-breakpoint
ALTER TABLE `games` ADD `tournament_id` text;