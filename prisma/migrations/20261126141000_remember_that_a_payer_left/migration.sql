-- Whoever stays is told why their kitchen has closed, and nobody is named.
ALTER TABLE "Household" ADD COLUMN "payerLeftAt" TIMESTAMPTZ(3);
