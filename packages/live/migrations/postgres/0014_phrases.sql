ALTER TABLE "keys" ADD COLUMN "said" text;--> statement-breakpoint
ALTER TABLE "keys" ADD COLUMN "said_at" bigint;