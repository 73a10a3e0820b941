-- AlterTable
ALTER TABLE "RecipeGeneration" DROP COLUMN "refusalMessage",
ADD COLUMN     "pendingUserId" UUID;

-- CreateIndex
CREATE UNIQUE INDEX "RecipeGeneration_pendingUserId_key" ON "RecipeGeneration"("pendingUserId");
