-- AlterTable
ALTER TABLE "ShoppingItem" ADD COLUMN     "servings" INTEGER,
ADD COLUMN     "servingsBefore" INTEGER NOT NULL DEFAULT 0;
