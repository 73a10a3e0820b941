-- AlterTable
ALTER TABLE "ChatMessage" ADD COLUMN     "cautions" JSONB NOT NULL DEFAULT '[]';
