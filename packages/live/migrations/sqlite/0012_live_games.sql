CREATE TABLE `keys` (
	`hash` text NOT NULL,
	`game_id` text NOT NULL,
	`player` text NOT NULL,
	`present_until` integer,
	`at` integer NOT NULL,
	PRIMARY KEY(`game_id`, `hash`)
);
--> statement-breakpoint
CREATE INDEX `games_updated_at` ON `games` (`updated_at`);