import clsx from 'clsx';
import { Plus, Sparkles } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button';

interface FridgeButtonsProps {
  onAdd: () => void;
  onPrepareToAdd: () => void;
  onCook: () => void;
  onPrepareToCook: () => void;
  className?: string;
}

// Side by side on a phone, too, on the narrowest without icons; where letters are large, one below the other.
const narrow =
  'max-sm:grow max-sm:px-2.5 max-sm:text-sm max-[23.5rem]:px-1.5 max-[23.5rem]:[&_svg.lucide]:hidden';

/** To put something in the fridge, and to have a recipe made of it. */
export function FridgeButtons(props: FridgeButtonsProps) {
  const { onAdd, onPrepareToAdd, onCook, onPrepareToCook, className } = props;
  const { t } = useTranslation('inventory');
  return (
    <div className={clsx('flex flex-wrap gap-2 sm:gap-3', className)}>
      <Button
        icon={Plus}
        data-shortcut="n"
        aria-haspopup="dialog"
        className={narrow}
        onPointerEnter={onPrepareToAdd}
        onClick={onAdd}
      >
        {t('add')}
      </Button>
      <Button
        variant="secondary"
        icon={Sparkles}
        aria-haspopup="dialog"
        className={narrow}
        onPointerEnter={onPrepareToCook}
        onClick={onCook}
      >
        {t('generate')}
      </Button>
    </div>
  );
}
