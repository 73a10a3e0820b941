-- One place for how much a household keeps (server/src/graphql/most-rows.ts), asked by the rows that are added and by
-- those that a new member brings along: these are updated, and no row is inserted.
CREATE FUNCTION require_household_rows(kept text, household uuid) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  most int := CASE kept WHEN 'PlannedMeal' THEN 12000 ELSE 3000 END;
  is_full boolean;
BEGIN
  CASE kept
    WHEN 'ShoppingItem' THEN
      -- What was taken off the list stays for a day, to be restored, and is counted apart.
      SELECT count(*) FILTER (WHERE i."deletedAt" IS NULL AND i."boughtAt" IS NULL) > most OR count(*) > 2 * most
        INTO is_full FROM "ShoppingItem" i WHERE i."householdId" = household;
    WHEN 'InventoryItem' THEN
      SELECT count(*) > most INTO is_full FROM "InventoryItem" i WHERE i."householdId" = household;
    WHEN 'PlannedMeal' THEN
      SELECT count(*) > most INTO is_full FROM "PlannedMeal" m WHERE m."householdId" = household;
  END CASE;
  IF is_full THEN
    RAISE EXCEPTION 'household_rows: a household keeps at most % of %', most, kept
      USING ERRCODE = 'check_violation', CONSTRAINT = 'household_rows';
  END IF;
END $$;

CREATE FUNCTION bound_added_rows() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM require_household_rows(TG_TABLE_NAME, h."householdId") FROM (SELECT DISTINCT "householdId" FROM added) h;
  RETURN NULL;
END $$;

CREATE FUNCTION bound_brought_rows() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM require_household_rows(kept, NEW."householdId")
    FROM unnest(ARRAY['ShoppingItem', 'InventoryItem', 'PlannedMeal']) kept;
  RETURN NULL;
END $$;

DROP TRIGGER bound_shopping_items ON "ShoppingItem";
DROP TRIGGER bound_inventory_items ON "InventoryItem";
DROP TRIGGER bound_planned_meals ON "PlannedMeal";
DROP FUNCTION bound_shopping_items();
DROP FUNCTION bound_inventory_items();
DROP FUNCTION bound_planned_meals();

CREATE TRIGGER bound_added_rows AFTER INSERT ON "ShoppingItem"
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION bound_added_rows();
CREATE TRIGGER bound_added_rows AFTER INSERT ON "InventoryItem"
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION bound_added_rows();
CREATE TRIGGER bound_added_rows AFTER INSERT ON "PlannedMeal"
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION bound_added_rows();

-- After the whole statement, in which the rows have followed.
CREATE TRIGGER bound_brought_rows AFTER UPDATE OF "householdId" ON "User"
  FOR EACH ROW WHEN (OLD."householdId" IS DISTINCT FROM NEW."householdId")
  EXECUTE FUNCTION bound_brought_rows();
