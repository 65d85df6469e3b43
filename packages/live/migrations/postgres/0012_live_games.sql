CREATE TABLE "keys" (
	"hash" text NOT NULL,
	"game_id" text NOT NULL,
	"player" text NOT NULL,
	"present_until" bigint,
	"at" bigint NOT NULL,
	CONSTRAINT "keys_game_id_hash_pk" PRIMARY KEY("game_id","hash")
);
--> statement-breakpoint
CREATE INDEX "games_updated_at" ON "games" USING btree ("updated_at");