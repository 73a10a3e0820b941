import { ArrowDown, ArrowUp } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Aisle } from '../../graphql.generated';
import { IconButton } from '../../ui/icon-button';
import { SettingsDialog } from './settings-dialog';
import { moved, useMoveAisle } from './use-move-aisle';

interface AislesDialogProps {
  aisles: readonly Aisle[];
  open: boolean;
  onClose: () => void;
}

/** The household's way through its shop; each step is said aloud. */
export function AislesDialog({ aisles, open, onClose }: AislesDialogProps) {
  const { t } = useTranslation(['list-settings', 'shopping']);
  const move = useMoveAisle();
  // What was pressed for, while some of it still waits its turn to be sent.
  const [wanted, setWanted] = useState<readonly Aisle[] | null>(null);
  const shown = wanted ?? aisles;
  const [said, setSaid] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const moveTo = async (aisle: Aisle, position: number): Promise<void> => {
    setSaid(
      t('aisles.moved', {
        aisle: t(`shopping:aisle.${aisle}`),
        place: position + 1,
        total: shown.length,
      }),
    );
    const order = moved(shown, aisle, position);
    setWanted(order);
    const failed = await move(aisle, position);
    setProblem(failed);
    setWanted((current) => (failed !== null || current === order ? null : current));
  };
  return (
    <SettingsDialog of="aisles" open={open} onClose={onClose} said={said} problem={problem}>
      <ol>
        {shown.map((aisle, index) => {
          const name = t(`shopping:aisle.${aisle}`);
          return (
            <li key={aisle} className="flex items-center gap-1 border-b border-line last:border-0">
              <span className="w-8 text-sm text-muted tabular-nums">{index + 1}</span>
              <span className="min-w-0 flex-1">{name}</span>
              <IconButton
                label={t('aisles.up', { aisle: name })}
                icon={ArrowUp}
                aria-disabled={index === 0 || undefined}
                className="aria-disabled:opacity-40"
                onClick={() => {
                  if (index > 0) void moveTo(aisle, index - 1);
                }}
              />
              <IconButton
                label={t('aisles.down', { aisle: name })}
                icon={ArrowDown}
                aria-disabled={index === shown.length - 1 || undefined}
                className="aria-disabled:opacity-40"
                onClick={() => {
                  if (index < shown.length - 1) void moveTo(aisle, index + 1);
                }}
              />
            </li>
          );
        })}
      </ol>
    </SettingsDialog>
  );
}
