-- AlterTable
ALTER TABLE "PlannedMeal" ADD COLUMN     "eatenItem" JSONB,
ADD COLUMN     "inventoryItemId" UUID;

-- CreateIndex
CREATE INDEX "PlannedMeal_inventoryItemId_idx" ON "PlannedMeal"("inventoryItemId");

-- AddForeignKey
ALTER TABLE "PlannedMeal" ADD CONSTRAINT "PlannedMeal_inventoryItemId_fkey" FOREIGN KEY ("inventoryItemId") REFERENCES "InventoryItem"("id") ON DELETE SET NULL ON UPDATE CASCADE;
