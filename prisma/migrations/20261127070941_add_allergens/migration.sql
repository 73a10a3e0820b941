-- What a person is allergic to, of the fourteen that the law has declared. Nobody before has said so.
CREATE TYPE "Allergen" AS ENUM ('GLUTEN', 'CRUSTACEANS', 'EGGS', 'FISH', 'PEANUTS', 'SOY', 'MILK', 'TREE_NUTS', 'CELERY', 'MUSTARD', 'SESAME', 'SULPHITES', 'LUPIN', 'MOLLUSCS');
ALTER TABLE "Preferences" ADD COLUMN "allergens" "Allergen"[] NOT NULL DEFAULT ARRAY[]::"Allergen"[];
