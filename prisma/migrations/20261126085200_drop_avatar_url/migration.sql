-- Nothing ever set it: people are shown by their initials.
ALTER TABLE "User" DROP COLUMN "avatarUrl";
