-- AlterTable: null follows the household
ALTER TABLE "Preferences" ALTER COLUMN "servings" DROP NOT NULL,
ALTER COLUMN "servings" DROP DEFAULT;

-- Until now a row that nobody chose servings for held 4, or the household's size where that was more.
UPDATE "Preferences" SET "servings" = NULL
WHERE "servings" IN (4, GREATEST(4, "adults" + "children"));
