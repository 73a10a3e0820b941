-- CreateEnum
CREATE TYPE "InventoryPlace" AS ENUM ('FRIDGE', 'FREEZER', 'CUPBOARD');

-- CreateEnum
CREATE TYPE "ExpirationEstimate" AS ENUM ('FRESH', 'FROZEN', 'THAWED');

-- AlterTable
ALTER TABLE "InventoryItem" ADD COLUMN     "expirationEstimate" "ExpirationEstimate",
ADD COLUMN     "place" "InventoryPlace" NOT NULL DEFAULT 'FRIDGE';

-- Dry goods, jars and spices stood in the fridge for want of another place; what of them has a date may well need the cold.
UPDATE "InventoryItem" SET "place" = 'CUPBOARD' WHERE "category" = 'PANTRY' AND "expirationDate" IS NULL;

-- What was put away from the list has the list's id, and a date that was estimated; nobody is known to have read a packet.
UPDATE "InventoryItem" v SET "expirationEstimate" = 'FRESH'
FROM "ShoppingItem" i
WHERE i."id" = v."id" AND i."householdId" = v."householdId" AND v."expirationDate" IS NOT NULL;
