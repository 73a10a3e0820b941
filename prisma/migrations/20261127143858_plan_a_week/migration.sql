-- AlterEnum
ALTER TYPE "ProposalAction" ADD VALUE 'PLAN_WEEK';

-- AlterTable
ALTER TABLE "Proposal" ALTER COLUMN "messageId" DROP NOT NULL;
