-- AlterTable
ALTER TABLE "RecipeGeneration" ADD COLUMN     "forChildren" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "ingredient" TEXT,
ADD COLUMN     "lowBudget" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "maxMinutes" INTEGER;
