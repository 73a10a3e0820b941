-- CreateEnum
CREATE TYPE "ChatWishKind" AS ENUM ('AVOID', 'PEOPLE', 'TIME', 'OTHER');

-- CreateTable
CREATE TABLE "ChatWish" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "kind" "ChatWishKind" NOT NULL,
    "wish" TEXT NOT NULL,
    "food" TEXT,
    "people" INTEGER,
    "minutes" INTEGER,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ChatWish_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "ChatWish_userId_wish_key" ON "ChatWish"("userId", "wish");

-- AddForeignKey
ALTER TABLE "ChatWish" ADD CONSTRAINT "ChatWish_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
