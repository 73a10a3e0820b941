-- CreateTable
CREATE TABLE "TrustedDocument" (
    "hash" CHAR(64) NOT NULL,
    "text" TEXT NOT NULL,
    "usedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "TrustedDocument_pkey" PRIMARY KEY ("hash")
);

-- CreateIndex
CREATE INDEX "TrustedDocument_usedAt_idx" ON "TrustedDocument"("usedAt");
