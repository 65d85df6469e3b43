CREATE TABLE "entrants" (
	"tournament_id" text NOT NULL,
	"number" integer NOT NULL,
	"player" text NOT NULL,
	"name" text NOT NULL,
	"has_left" boolean DEFAULT false NOT NULL,
	CONSTRAINT "entrants_tournament_id_number_pk" PRIMARY KEY("tournament_id","number")
);
--> statement-breakpoint
CREATE TABLE "pairings" (
	"tournament_id" text NOT NULL,
	"round" integer NOT NULL,
	"board" integer NOT NULL,
	"first_number" integer NOT NULL,
	"second_number" integer,
	"game_id" text,
	"halves0" integer,
	"halves1" integer,
	CONSTRAINT "pairings_tournament_id_round_board_pk" PRIMARY KEY("tournament_id","round","board")
);
--> statement-breakpoint
CREATE TABLE "tournaments" (
	"id" text PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"status" text NOT NULL,
	"game" text NOT NULL,
	"guild_id" text NOT NULL,
	"channel_id" text NOT NULL,
	"message_id" text,
	"message_round" integer,
	"owner_id" text NOT NULL,
	"language" text NOT NULL,
	"move_ms" bigint NOT NULL,
	"round" integer NOT NULL,
	"wake_at" bigint,
	"lease_until" bigint,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "games" ADD COLUMN "tournament_id" text;--> statement-breakpoint
CREATE INDEX "entrants_player" ON "entrants" USING btree ("player");--> statement-breakpoint
CREATE INDEX "pairings_game_id" ON "pairings" USING btree ("game_id");--> statement-breakpoint
CREATE INDEX "tournaments_channel_id" ON "tournaments" USING btree ("channel_id");--> statement-breakpoint
CREATE INDEX "tournaments_guild_id" ON "tournaments" USING btree ("guild_id","status");--> statement-breakpoint
CREATE INDEX "tournaments_wake_at" ON "tournaments" USING btree ("wake_at");