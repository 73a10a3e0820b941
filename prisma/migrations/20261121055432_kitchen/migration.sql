-- AlterTable
ALTER TABLE "Household" ADD COLUMN     "aisleOrder" TEXT[],
ADD COLUMN     "calendarSecret" TEXT;

-- AlterTable
ALTER TABLE "ShoppingItem" ADD COLUMN     "aisle" TEXT NOT NULL,
ADD COLUMN     "deletedAt" TIMESTAMPTZ(3),
ADD COLUMN     "position" INTEGER,
ADD COLUMN     "product" TEXT NOT NULL,
ADD COLUMN     "sourceKey" TEXT;

-- CreateTable
CREATE TABLE "ProductAisle" (
    "householdId" UUID NOT NULL,
    "product" TEXT NOT NULL,
    "aisle" TEXT NOT NULL,

    CONSTRAINT "ProductAisle_pkey" PRIMARY KEY ("householdId","product")
);

-- CreateTable
CREATE TABLE "ProductUse" (
    "householdId" UUID NOT NULL,
    "product" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "uses" INTEGER NOT NULL DEFAULT 1,
    "lastUsedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ProductUse_pkey" PRIMARY KEY ("householdId","product")
);

-- CreateIndex
CREATE INDEX "ProductUse_householdId_uses_idx" ON "ProductUse"("householdId", "uses");

-- CreateIndex
CREATE UNIQUE INDEX "Household_calendarSecret_key" ON "Household"("calendarSecret");

-- CreateIndex
CREATE INDEX "ShoppingItem_deletedAt_idx" ON "ShoppingItem"("deletedAt");

-- CreateIndex
CREATE UNIQUE INDEX "ShoppingItem_householdId_sourceKey_key" ON "ShoppingItem"("householdId", "sourceKey");

-- AddForeignKey
ALTER TABLE "ProductAisle" ADD CONSTRAINT "ProductAisle_householdId_fkey" FOREIGN KEY ("householdId") REFERENCES "Household"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ProductUse" ADD CONSTRAINT "ProductUse_householdId_fkey" FOREIGN KEY ("householdId") REFERENCES "Household"("id") ON DELETE CASCADE ON UPDATE CASCADE;
