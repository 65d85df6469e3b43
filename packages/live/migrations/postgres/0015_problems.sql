CREATE TABLE "dailies" (
	"guild_id" text PRIMARY KEY NOT NULL,
	"game" text NOT NULL,
	"channel_id" text NOT NULL,
	"language" text NOT NULL,
	"posted_day" integer,
	"wake_at" bigint,
	"lease_until" bigint,
	"failure" text
);
--> statement-breakpoint
CREATE TABLE "streaks" (
	"guild_id" text NOT NULL,
	"game" text NOT NULL,
	"player" text NOT NULL,
	"day" integer NOT NULL,
	"current" integer NOT NULL,
	"best" integer NOT NULL,
	"solved" integer NOT NULL,
	CONSTRAINT "streaks_guild_id_game_player_pk" PRIMARY KEY("guild_id","game","player")
);
--> statement-breakpoint
CREATE TABLE "tries" (
	"id" text PRIMARY KEY NOT NULL,
	"player" text NOT NULL,
	"guild_id" text,
	"game" text NOT NULL,
	"problem" text NOT NULL,
	"day" integer NOT NULL,
	"plies" integer NOT NULL,
	"missed" boolean NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE INDEX "dailies_wake_at" ON "dailies" USING btree ("wake_at");--> statement-breakpoint
CREATE INDEX "streaks_player" ON "streaks" USING btree ("player");--> statement-breakpoint
CREATE INDEX "tries_player" ON "tries" USING btree ("player");--> statement-breakpoint
CREATE INDEX "tries_at" ON "tries" USING btree ("at");