ALTER TABLE "games" ALTER COLUMN "rated" SET DATA TYPE boolean USING "rated" <> 0;--> statement-breakpoint
ALTER TABLE "settings" ALTER COLUMN "confirm" SET DATA TYPE boolean USING "confirm" <> 0;--> statement-breakpoint
ALTER TABLE "settings" ALTER COLUMN "challenges" SET DATA TYPE boolean USING "challenges" <> 0;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "look" text;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "pieces" text;