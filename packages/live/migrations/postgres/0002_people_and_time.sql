CREATE TABLE "blocks" (
	"blocker" text NOT NULL,
	"blocked" text NOT NULL,
	CONSTRAINT "blocks_blocker_blocked_pk" PRIMARY KEY("blocker","blocked")
);
--> statement-breakpoint
ALTER TABLE "games" ADD COLUMN "move_ms" bigint;--> statement-breakpoint
ALTER TABLE "games" ADD COLUMN "deadline" bigint;--> statement-breakpoint
ALTER TABLE "games" ADD COLUMN "leased_by" text;--> statement-breakpoint
ALTER TABLE "games" ADD COLUMN "lease_until" bigint;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "challenges" integer;