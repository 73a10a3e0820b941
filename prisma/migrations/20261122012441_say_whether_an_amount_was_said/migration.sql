-- AlterTable
ALTER TABLE "ShoppingItem" ADD COLUMN     "amountSaid" BOOLEAN NOT NULL DEFAULT true;
