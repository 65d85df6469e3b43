ALTER TABLE "keys" ADD COLUMN "webhook" text;--> statement-breakpoint
ALTER TABLE "keys" ADD COLUMN "webhook_at" bigint;--> statement-breakpoint
ALTER TABLE "keys" ADD COLUMN "webhook_tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "keys_webhook_at" ON "keys" USING btree ("webhook_at");