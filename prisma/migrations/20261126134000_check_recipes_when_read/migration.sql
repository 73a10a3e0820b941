-- What a recipe was checked for when it was made says nothing of who is at the table today.
ALTER TABLE "Recipe" DROP COLUMN "checkedAvoidedFoods",
DROP COLUMN "checkedRestrictions";
