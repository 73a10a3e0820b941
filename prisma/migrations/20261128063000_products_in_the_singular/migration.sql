-- « bocaux » stood in the keys of products as « bocau », which is now « bocal » (server/src/diet/text/singular.ts). A word
-- of a key is made anew where the product's name says its plural; « noyau » and « bacalhau » stay as they are.
CREATE FUNCTION pg_temp.singular_product(product text, name text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT string_agg(
    CASE
      WHEN word !~ '^.{3,}au$' THEN word
      WHEN word ~ '^(.*[eu]|.*y|atri|attri|bouc|burg|crapi|esquim|fabli|grapi|land|materi|morvandi|sanci|sarr)au$'
        AND word !~ '(^|[^a])loyau$|royau$' THEN word
      WHEN word = 'vegetau' OR position(word || 'x' IN translate(lower(name), 'àâäéèêëîïôöùûüç', 'aaaeeeeiioouuuc')) > 0
        THEN left(word, -1) || 'l'
      ELSE word
    END, ' ' ORDER BY nth)
  FROM unnest(string_to_array(product, ' ')) WITH ORDINALITY AS words (word, nth)
$$;

CREATE TEMPORARY TABLE renamed ON COMMIT DROP AS
SELECT DISTINCT ON ("householdId", "product") "householdId", "product", "singular"
FROM (
  SELECT "householdId", "product", pg_temp.singular_product("product", "name") AS "singular"
  FROM (
    SELECT "householdId", "product", "name" FROM "ShoppingItem"
    UNION SELECT "householdId", "product", "name" FROM "Staple"
    UNION SELECT "householdId", "product", "name" FROM "ProductUse"
  ) named
  WHERE "product" ~ 'au( |$)'
) products
WHERE "singular" <> "product"
ORDER BY "householdId", "product", "singular";

UPDATE "ShoppingItem" i SET "product" = r."singular"
FROM renamed r WHERE r."householdId" = i."householdId" AND r."product" = i."product";

-- What a household said of the singular goes before what it said of the plural.
WITH said AS (
  DELETE FROM "ProductAisle" a USING renamed r
  WHERE r."householdId" = a."householdId" AND r."product" = a."product"
  RETURNING a."householdId", r."singular", a."aisle"
)
INSERT INTO "ProductAisle" ("householdId", "product", "aisle")
SELECT "householdId", "singular", "aisle" FROM said
ON CONFLICT ("householdId", "product") DO NOTHING;

WITH said AS (
  DELETE FROM "Staple" s USING renamed r
  WHERE r."householdId" = s."householdId" AND r."product" = s."product"
  RETURNING s."householdId", r."singular", s."name", s."isStaple"
)
INSERT INTO "Staple" ("householdId", "product", "name", "isStaple")
SELECT "householdId", "singular", "name", "isStaple" FROM said
ON CONFLICT ("householdId", "product") DO NOTHING;

WITH used AS (
  DELETE FROM "ProductUse" u USING renamed r
  WHERE r."householdId" = u."householdId" AND r."product" = u."product"
  RETURNING u."householdId", r."singular", u."name", u."uses", u."lastUsedAt"
)
INSERT INTO "ProductUse" AS u ("householdId", "product", "name", "uses", "lastUsedAt")
SELECT "householdId", "singular", (array_agg("name" ORDER BY "lastUsedAt" DESC))[1], sum("uses"), max("lastUsedAt")
FROM used GROUP BY "householdId", "singular"
ON CONFLICT ("householdId", "product") DO UPDATE SET
  "uses" = u."uses" + excluded."uses",
  "name" = CASE WHEN excluded."lastUsedAt" > u."lastUsedAt" THEN excluded."name" ELSE u."name" END,
  "lastUsedAt" = GREATEST(u."lastUsedAt", excluded."lastUsedAt");

DROP FUNCTION pg_temp.singular_product(text, text);
