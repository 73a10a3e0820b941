-- CreateTable
CREATE TABLE "TakenTick" (
    "householdId" UUID NOT NULL,
    "id" UUID NOT NULL,
    "takenAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "TakenTick_pkey" PRIMARY KEY ("householdId","id")
);

-- CreateIndex
CREATE INDEX "TakenTick_takenAt_idx" ON "TakenTick"("takenAt");

-- AddForeignKey
ALTER TABLE "TakenTick" ADD CONSTRAINT "TakenTick_householdId_fkey" FOREIGN KEY ("householdId") REFERENCES "Household"("id") ON DELETE CASCADE ON UPDATE CASCADE;
