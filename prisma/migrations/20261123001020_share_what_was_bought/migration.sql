-- AlterTable
ALTER TABLE "ShoppingItem" ADD COLUMN     "boughtAt" TIMESTAMPTZ(3);

-- CreateIndex
CREATE INDEX "ShoppingItem_householdId_boughtAt_idx" ON "ShoppingItem"("householdId", "boughtAt");
