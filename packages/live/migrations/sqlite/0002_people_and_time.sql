CREATE TABLE `blocks` (
	`blocker` text NOT NULL,
	`blocked` text NOT NULL,
	PRIMARY KEY(`blocker`, `blocked`)
);
--> statement-breakpoint
ALTER TABLE `games` ADD `move_ms` integer;--> statement-breakpoint
ALTER TABLE `games` ADD `deadline` integer;--> statement-breakpoint
ALTER TABLE `games` ADD `leased_by` text;--> statement-breakpoint
ALTER TABLE `games` ADD `lease_until` integer;--> statement-breakpoint
ALTER TABLE `settings` ADD `challenges` integer;