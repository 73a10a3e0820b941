-- AlterTable
ALTER TABLE "PlannedMeal" ADD COLUMN     "cookedAt" TIMESTAMPTZ(3);
