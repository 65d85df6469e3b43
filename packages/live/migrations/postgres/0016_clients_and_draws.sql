ALTER TABLE "games" ADD COLUMN "client" text;--> statement-breakpoint
ALTER TABLE "games" ADD COLUMN "draw_offered0" integer;--> statement-breakpoint
ALTER TABLE "games" ADD COLUMN "draw_offered1" integer;--> statement-breakpoint
CREATE INDEX "games_client" ON "games" USING btree ("client");