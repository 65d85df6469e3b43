CREATE TABLE `blocks` (
	`blocker` text NOT NULL,
	`blocked` text NOT NULL,
	PRIMARY KEY(`blocker`, `blocked`)
);
--> statement-breakpoint
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
	`client` text,
	`draw_offered0` integer,
	`draw_offered1` integer,
	`language` text NOT NULL,
	`rated` integer NOT NULL,
	`undo_to` integer,
	`undo_by` integer,
	`guild_id` text,
	`channel_id` text,
	`message_id` text,
	`thread` text,
	`token` text,
	`token_until` integer,
	`token_follows` integer DEFAULT false NOT NULL,
	`wake_at` integer,
	`move_ms` integer,
	`deadline` integer,
	`leased_by` text,
	`lease_until` integer,
	`tournament_id` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `games_player0` ON `games` (`player0`,`status`);--> statement-breakpoint
CREATE INDEX `games_player1` ON `games` (`player1`,`status`);--> statement-breakpoint
CREATE INDEX `games_client` ON `games` (`client`);--> statement-breakpoint
CREATE INDEX `games_wake_at` ON `games` (`wake_at`);--> statement-breakpoint
CREATE INDEX `games_message_id` ON `games` (`message_id`);--> statement-breakpoint
CREATE INDEX `games_channel_id` ON `games` (`channel_id`);--> statement-breakpoint
CREATE INDEX `games_thread` ON `games` (`thread`);--> statement-breakpoint
CREATE INDEX `games_guild_id` ON `games` (`guild_id`,`game`);--> statement-breakpoint
CREATE INDEX `games_updated_at` ON `games` (`updated_at`);--> statement-breakpoint
CREATE TABLE `handled` (
	`id` text PRIMARY KEY NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `handled_at` ON `handled` (`at`);--> statement-breakpoint
CREATE TABLE `keys` (
	`hash` text NOT NULL,
	`game_id` text NOT NULL,
	`player` text NOT NULL,
	`present_until` integer,
	`said` text,
	`said_at` integer,
	`at` integer NOT NULL,
	PRIMARY KEY(`game_id`, `hash`)
);
--> statement-breakpoint
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
CREATE TABLE `servers` (
	`guild_id` text PRIMARY KEY NOT NULL,
	`channel_id` text,
	`threads` integer,
	`language` text,
	`reminders` integer
);
--> statement-breakpoint
CREATE TABLE `settings` (
	`user_id` text PRIMARY KEY NOT NULL,
	`language` text,
	`theme` text,
	`look` text,
	`pieces` text,
	`orientation` text,
	`confirm` integer,
	`challenges` integer
);
--> statement-breakpoint
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