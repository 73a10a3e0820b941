import { Archive, Refrigerator, Snowflake, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { FridgeItem } from '../../entities/inventory/fridge-cache';
import type { InventoryPlace } from '../../graphql.generated';
import { SegmentedControl } from '../../ui/segmented-control';
import { places } from './move-item';

export const placeIcons: Readonly<Record<InventoryPlace, LucideIcon>> = {
  FRIDGE: Refrigerator,
  FREEZER: Snowflake,
  CUPBOARD: Archive,
};

interface PlaceSwitchProps {
  /** What is counted: all that passes the filters. */
  items: readonly FridgeItem[];
  place: InventoryPlace;
  onPlace: (place: InventoryPlace) => void;
}

/** Which of the three is open, and how much lies in each. */
export function PlaceSwitch({ items, place, onPlace }: PlaceSwitchProps) {
  const { t } = useTranslation('inventory');
  return (
    <SegmentedControl
      legend={t('places')}
      options={places.map((value) => ({
        value,
        icon: placeIcons[value],
        label: `${t(`place.${value}`)} ${items.filter((item) => item.place === value).length}`,
      }))}
      value={place}
      onChange={onPlace}
      className="max-sm:[&_label]:px-2.5 max-sm:[&_svg]:hidden max-sm:[&>div]:flex"
    />
  );
}
