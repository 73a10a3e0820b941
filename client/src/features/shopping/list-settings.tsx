import type { Aisle } from '../../graphql.generated';
import { AislesDialog } from './aisles-dialog';
import { AtHomeDialog } from './at-home-dialog';
import { StaplesDialog } from './staples-dialog';

export interface ListSettingsProps {
  of: 'aisles' | 'staples' | 'atHome';
  aisles: readonly Aisle[];
  open: boolean;
  onClose: () => void;
}

/** What is set beside the list, each in a dialog of its own. */
export function ListSettings({ of, aisles, open, onClose }: ListSettingsProps) {
  if (of === 'aisles') return <AislesDialog aisles={aisles} open={open} onClose={onClose} />;
  const Settings = of === 'staples' ? StaplesDialog : AtHomeDialog;
  return <Settings open={open} onClose={onClose} />;
}
