-- CreateEnum
CREATE TYPE "ChatRole" AS ENUM ('USER', 'ASSISTANT');

-- CreateEnum
CREATE TYPE "ChatMessageStatus" AS ENUM ('WAITING', 'WRITING', 'CHECKING', 'DONE', 'STOPPED', 'INTERRUPTED', 'FAILED');

-- CreateEnum
CREATE TYPE "ProposalAction" AS ENUM ('ADD_TO_SHOPPING_LIST', 'PLAN_MEAL', 'MOVE_MEAL', 'ADD_TO_FRIDGE', 'REMOVE_FROM_FRIDGE', 'SAVE_RECIPE');

-- CreateEnum
CREATE TYPE "ProposalStatus" AS ENUM ('PENDING', 'APPLIED', 'UNDONE', 'EXPIRED', 'STALE');

-- CreateTable
CREATE TABLE "ChatMessage" (
    "id" UUID NOT NULL,
    "position" SERIAL NOT NULL,
    "userId" UUID NOT NULL,
    "role" "ChatRole" NOT NULL,
    "status" "ChatMessageStatus" NOT NULL DEFAULT 'DONE',
    "content" TEXT NOT NULL,
    "replyToId" UUID,
    "pendingUserId" UUID,
    "seq" INTEGER NOT NULL DEFAULT 0,
    "marks" JSONB NOT NULL DEFAULT '[]',
    "recipeId" UUID,
    "refusalCode" TEXT,
    "refusalConflicts" JSONB,
    "retryAfterSeconds" INTEGER,
    "heartbeatAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ChatMessage_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Proposal" (
    "id" UUID NOT NULL,
    "messageId" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "householdId" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "action" "ProposalAction" NOT NULL,
    "status" "ProposalStatus" NOT NULL DEFAULT 'PENDING',
    "request" JSONB NOT NULL,
    "plan" JSONB NOT NULL,
    "changes" JSONB NOT NULL,
    "fingerprint" TEXT NOT NULL,
    "before" JSONB,
    "after" JSONB,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Proposal_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "ChatMessage_replyToId_key" ON "ChatMessage"("replyToId");

-- CreateIndex
CREATE UNIQUE INDEX "ChatMessage_pendingUserId_key" ON "ChatMessage"("pendingUserId");

-- CreateIndex
CREATE INDEX "ChatMessage_userId_position_idx" ON "ChatMessage"("userId", "position");

-- CreateIndex
CREATE INDEX "ChatMessage_recipeId_idx" ON "ChatMessage"("recipeId");

-- CreateIndex
CREATE INDEX "ChatMessage_status_heartbeatAt_idx" ON "ChatMessage"("status", "heartbeatAt");

-- CreateIndex
CREATE INDEX "Proposal_userId_idx" ON "Proposal"("userId");

-- CreateIndex
CREATE INDEX "Proposal_householdId_idx" ON "Proposal"("householdId");

-- CreateIndex
CREATE UNIQUE INDEX "Proposal_messageId_position_key" ON "Proposal"("messageId", "position");

-- AddForeignKey
ALTER TABLE "ChatMessage" ADD CONSTRAINT "ChatMessage_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ChatMessage" ADD CONSTRAINT "ChatMessage_recipeId_fkey" FOREIGN KEY ("recipeId") REFERENCES "Recipe"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ChatMessage" ADD CONSTRAINT "ChatMessage_replyToId_fkey" FOREIGN KEY ("replyToId") REFERENCES "ChatMessage"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Proposal" ADD CONSTRAINT "Proposal_messageId_fkey" FOREIGN KEY ("messageId") REFERENCES "ChatMessage"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Proposal" ADD CONSTRAINT "Proposal_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Proposal" ADD CONSTRAINT "Proposal_householdId_fkey" FOREIGN KEY ("householdId") REFERENCES "Household"("id") ON DELETE CASCADE ON UPDATE CASCADE;
