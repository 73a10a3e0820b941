import { useTranslation } from 'react-i18next';
import type { FridgeItem } from '../../entities/inventory/fridge-cache';
import type { InventoryPlace } from '../../graphql.generated';
import { IconButton } from '../../ui/icon-button';
import { placeIcons } from './place-switch';

interface MoveButtonProps {
  item: FridgeItem;
  onMove: (item: FridgeItem, place: InventoryPlace) => void;
}

/** One press where a food mostly goes next: into the freezer, or back into the fridge. Every other move is the form's. */
export function MoveButton({ item, onMove }: MoveButtonProps) {
  const { t } = useTranslation('inventory');
  const { name, place } = item;
  const next = place === 'FRIDGE' ? 'FREEZER' : 'FRIDGE';
  const label = t(place === 'FREEZER' ? 'thaw' : `moveTo.${next}`, { name });
  return (
    <IconButton
      icon={placeIcons[next]}
      label={label}
      className="text-muted sm:absolute sm:top-0 sm:left-0 sm:z-20"
      // The second press of a double-click would move the item that has just taken its place.
      onClick={({ detail }) => {
        if (detail < 2) onMove(item, next);
      }}
    />
  );
}
