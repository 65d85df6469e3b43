CREATE TABLE "notices" (
	"id" text PRIMARY KEY NOT NULL,
	"game_id" text NOT NULL,
	"event" text NOT NULL,
	"user_id" text NOT NULL,
	"at" bigint NOT NULL
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
ALTER TABLE "games" ADD COLUMN "thread" text;--> statement-breakpoint
ALTER TABLE "games" ADD COLUMN "token_follows" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "notices_game_id" ON "notices" USING btree ("game_id");--> statement-breakpoint
CREATE INDEX "notices_at" ON "notices" USING btree ("at");--> statement-breakpoint
CREATE INDEX "games_thread" ON "games" USING btree ("thread");