CREATE TABLE "blocks" (
	"blocker" text NOT NULL,
	"blocked" text NOT NULL,
	CONSTRAINT "blocks_blocker_blocked_pk" PRIMARY KEY("blocker","blocked")
);
--> statement-breakpoint
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
CREATE TABLE "entrants" (
	"tournament_id" text NOT NULL,
	"number" integer NOT NULL,
	"player" text NOT NULL,
	"name" text NOT NULL,
	"has_left" boolean DEFAULT false NOT NULL,
	CONSTRAINT "entrants_tournament_id_number_pk" PRIMARY KEY("tournament_id","number")
);
--> statement-breakpoint
CREATE TABLE "games" (
	"id" text PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"status" text NOT NULL,
	"game" text NOT NULL,
	"match" text NOT NULL,
	"player0" text NOT NULL,
	"player1" text NOT NULL,
	"name0" text NOT NULL,
	"name1" text NOT NULL,
	"owner_id" text NOT NULL,
	"client" text,
	"draw_offered0" integer,
	"draw_offered1" integer,
	"language" text NOT NULL,
	"rated" boolean NOT NULL,
	"undo_to" integer,
	"undo_by" integer,
	"guild_id" text,
	"channel_id" text,
	"message_id" text,
	"thread" text,
	"token" text,
	"token_until" bigint,
	"token_follows" boolean DEFAULT false NOT NULL,
	"wake_at" bigint,
	"move_ms" bigint,
	"deadline" bigint,
	"leased_by" text,
	"lease_until" bigint,
	"tournament_id" text,
	"created_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "handled" (
	"id" text PRIMARY KEY NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "keys" (
	"hash" text NOT NULL,
	"game_id" text NOT NULL,
	"player" text NOT NULL,
	"present_until" bigint,
	"said" text,
	"said_at" bigint,
	"at" bigint NOT NULL,
	CONSTRAINT "keys_game_id_hash_pk" PRIMARY KEY("game_id","hash")
);
--> statement-breakpoint
CREATE TABLE "notices" (
	"id" text PRIMARY KEY NOT NULL,
	"game_id" text NOT NULL,
	"event" text NOT NULL,
	"user_id" text NOT NULL,
	"at" bigint NOT NULL
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
CREATE TABLE "ratings" (
	"player" text NOT NULL,
	"game" text NOT NULL,
	"name" text NOT NULL,
	"rating" double precision NOT NULL,
	"deviation" double precision NOT NULL,
	"volatility" double precision NOT NULL,
	"wins" integer NOT NULL,
	"draws" integer NOT NULL,
	"losses" integer NOT NULL,
	CONSTRAINT "ratings_player_game_pk" PRIMARY KEY("player","game")
);
--> statement-breakpoint
CREATE TABLE "servers" (
	"guild_id" text PRIMARY KEY NOT NULL,
	"channel_id" text,
	"threads" boolean,
	"language" text,
	"reminders" boolean
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"user_id" text PRIMARY KEY NOT NULL,
	"language" text,
	"theme" text,
	"look" text,
	"pieces" text,
	"orientation" text,
	"confirm" boolean,
	"challenges" boolean
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
CREATE INDEX "entrants_player" ON "entrants" USING btree ("player");--> statement-breakpoint
CREATE INDEX "games_player0" ON "games" USING btree ("player0","status");--> statement-breakpoint
CREATE INDEX "games_player1" ON "games" USING btree ("player1","status");--> statement-breakpoint
CREATE INDEX "games_client" ON "games" USING btree ("client");--> statement-breakpoint
CREATE INDEX "games_wake_at" ON "games" USING btree ("wake_at");--> statement-breakpoint
CREATE INDEX "games_message_id" ON "games" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "games_channel_id" ON "games" USING btree ("channel_id");--> statement-breakpoint
CREATE INDEX "games_thread" ON "games" USING btree ("thread");--> statement-breakpoint
CREATE INDEX "games_guild_id" ON "games" USING btree ("guild_id","game");--> statement-breakpoint
CREATE INDEX "games_updated_at" ON "games" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "handled_at" ON "handled" USING btree ("at");--> statement-breakpoint
CREATE INDEX "notices_game_id" ON "notices" USING btree ("game_id");--> statement-breakpoint
CREATE INDEX "notices_at" ON "notices" USING btree ("at");--> statement-breakpoint
CREATE INDEX "pairings_game_id" ON "pairings" USING btree ("game_id");--> statement-breakpoint
CREATE INDEX "streaks_player" ON "streaks" USING btree ("player");--> statement-breakpoint
CREATE INDEX "tournaments_channel_id" ON "tournaments" USING btree ("channel_id");--> statement-breakpoint
CREATE INDEX "tournaments_guild_id" ON "tournaments" USING btree ("guild_id","status");--> statement-breakpoint
CREATE INDEX "tournaments_wake_at" ON "tournaments" USING btree ("wake_at");--> statement-breakpoint
CREATE INDEX "tries_player" ON "tries" USING btree ("player");--> statement-breakpoint
CREATE INDEX "tries_at" ON "tries" USING btree ("at");