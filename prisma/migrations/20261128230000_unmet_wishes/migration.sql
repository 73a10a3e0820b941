-- AlterTable
ALTER TABLE "RecipeGeneration" ADD COLUMN     "refusalUnmet" TEXT[];
