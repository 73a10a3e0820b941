-- AlterTable
ALTER TABLE "User" ADD COLUMN     "emailUntoldSince" TIMESTAMPTZ(3);

-- CreateIndex
CREATE INDEX "User_emailUntoldSince_idx" ON "User"("emailUntoldSince");
