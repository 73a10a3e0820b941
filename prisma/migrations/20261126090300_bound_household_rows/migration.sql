-- However a row comes in, a household keeps no more than its lists show (server/src/graphql/most-rows.ts).
-- What was taken off the list stays for a day, to be restored, and is counted apart.
CREATE FUNCTION bound_shopping_items() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM (SELECT DISTINCT "householdId" FROM added) h
    CROSS JOIN LATERAL (
      SELECT count(*) AS kept, count(*) FILTER (WHERE i."deletedAt" IS NULL AND i."boughtAt" IS NULL) AS listed
      FROM "ShoppingItem" i WHERE i."householdId" = h."householdId"
    ) rows
    WHERE rows.listed > 3000 OR rows.kept > 6000
  ) THEN
    RAISE EXCEPTION 'household_rows: a household keeps at most 3000 lines on its list'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'household_rows';
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER bound_shopping_items AFTER INSERT ON "ShoppingItem"
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION bound_shopping_items();

CREATE FUNCTION bound_inventory_items() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM (SELECT DISTINCT "householdId" FROM added) h
    WHERE (SELECT count(*) FROM "InventoryItem" i WHERE i."householdId" = h."householdId") > 3000
  ) THEN
    RAISE EXCEPTION 'household_rows: a household keeps at most 3000 things in its fridge'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'household_rows';
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER bound_inventory_items AFTER INSERT ON "InventoryItem"
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION bound_inventory_items();

-- More than ten years of three meals a day.
CREATE FUNCTION bound_planned_meals() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM (SELECT DISTINCT "householdId" FROM added) h
    WHERE (SELECT count(*) FROM "PlannedMeal" m WHERE m."householdId" = h."householdId") > 12000
  ) THEN
    RAISE EXCEPTION 'household_rows: a household keeps at most 12000 planned meals'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'household_rows';
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER bound_planned_meals AFTER INSERT ON "PlannedMeal"
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION bound_planned_meals();
