CREATE TABLE `dailies` (
	`guild_id` text PRIMARY KEY NOT NULL,
	`game` text NOT NULL,
	`channel_id` text NOT NULL,
	`language` text NOT NULL,
	`posted_day` integer,
	`wake_at` integer,
	`lease_until` integer,
	`failure` text
);
--> statement-breakpoint
CREATE INDEX `dailies_wake_at` ON `dailies` (`wake_at`);--> statement-breakpoint
CREATE TABLE `streaks` (
	`guild_id` text NOT NULL,
	`game` text NOT NULL,
	`player` text NOT NULL,
	`day` integer NOT NULL,
	`current` integer NOT NULL,
	`best` integer NOT NULL,
	`solved` integer NOT NULL,
	PRIMARY KEY(`guild_id`, `game`, `player`)
);
--> statement-breakpoint
CREATE INDEX `streaks_player` ON `streaks` (`player`);--> statement-breakpoint
CREATE TABLE `tries` (
	`id` text PRIMARY KEY NOT NULL,
	`player` text NOT NULL,
	`guild_id` text,
	`game` text NOT NULL,
	`problem` text NOT NULL,
	`day` integer NOT NULL,
	`plies` integer NOT NULL,
	`missed` integer NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `tries_player` ON `tries` (`player`);--> statement-breakpoint
CREATE INDEX `tries_at` ON `tries` (`at`);