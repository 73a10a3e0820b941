-- AlterTable
ALTER TABLE "ShoppingItem" ADD COLUMN     "leftOut" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "toCheck" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "Staple" (
    "householdId" UUID NOT NULL,
    "product" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "isStaple" BOOLEAN NOT NULL,

    CONSTRAINT "Staple_pkey" PRIMARY KEY ("householdId","product")
);

-- AddForeignKey
ALTER TABLE "Staple" ADD CONSTRAINT "Staple_householdId_fkey" FOREIGN KEY ("householdId") REFERENCES "Household"("id") ON DELETE CASCADE ON UPDATE CASCADE;
