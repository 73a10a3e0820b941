-- CreateEnum
CREATE TYPE "Season" AS ENUM ('SPRING', 'SUMMER', 'AUTUMN', 'WINTER');

-- CreateEnum
CREATE TYPE "PriceClass" AS ENUM ('LOW', 'MEDIUM', 'HIGH');

-- AlterTable
ALTER TABLE "Recipe" ADD COLUMN     "bookId" TEXT,
ADD COLUMN     "forChildren" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "leftBookAt" TIMESTAMPTZ(3),
ADD COLUMN     "price" "PriceClass",
ADD COLUMN     "seasons" "Season"[] DEFAULT ARRAY[]::"Season"[];

-- CreateIndex
CREATE UNIQUE INDEX "Recipe_bookId_key" ON "Recipe"("bookId");
