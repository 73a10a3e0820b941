-- AlterTable
ALTER TABLE "User" ADD COLUMN     "expiryNotices" BOOLEAN NOT NULL DEFAULT true;
