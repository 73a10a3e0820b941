-- AlterTable
ALTER TABLE "RecipeGeneration" ADD COLUMN     "refusalWords" TEXT;
