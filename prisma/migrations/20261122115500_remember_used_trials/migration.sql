-- CreateTable
CREATE TABLE "UsedTrial" (
    "addressHash" TEXT NOT NULL,
    "notedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "UsedTrial_pkey" PRIMARY KEY ("addressHash")
);

-- CreateIndex
CREATE INDEX "UsedTrial_notedAt_idx" ON "UsedTrial"("notedAt");
