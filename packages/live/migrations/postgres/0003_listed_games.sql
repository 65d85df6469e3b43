ALTER TABLE "games" ADD COLUMN "plies" integer;--> statement-breakpoint
ALTER TABLE "games" ADD COLUMN "turn" integer;--> statement-breakpoint
ALTER TABLE "games" ADD COLUMN "outcome" text;