import { Plus, X } from 'lucide-react';
import { useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button';
import { IconButton } from '../../ui/icon-button';
import { TextField } from '../../ui/text-field';
import { SettingsDialog } from './settings-dialog';
import { useStaplesQuery } from './staples.generated';
import { useSetStaple } from './use-set-staple';

interface StaplesDialogProps {
  open: boolean;
  onClose: () => void;
}

/** What the household always has at home; each change is said aloud. */
export function StaplesDialog({ open, onClose }: StaplesDialogProps) {
  const { t } = useTranslation('list-settings');
  const { data } = useStaplesQuery({ fetchPolicy: 'cache-only' });
  const staples = data?.viewer?.household.kitchen?.staples ?? [];
  const setStaple = useSetStaple();
  const field = useRef<HTMLInputElement>(null);
  const [name, setName] = useState('');
  const [said, setSaid] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const change = async (product: string, isStaple: boolean): Promise<void> => {
    setSaid(t(isStaple ? 'staples.added' : 'staples.removed', { name: product }));
    setProblem(await setStaple(product, isStaple));
  };
  const add = (event: FormEvent): void => {
    event.preventDefault();
    const trimmed = name.trim();
    if (trimmed === '' || !open) return;
    setName('');
    void change(trimmed, true);
  };
  return (
    <SettingsDialog of="staples" open={open} onClose={onClose} said={said} problem={problem}>
      <form onSubmit={add} className="mb-4 flex flex-wrap items-end gap-3">
        <TextField
          ref={field}
          label={t('staples.field')}
          placeholder={t('staples.placeholder')}
          value={name}
          maxLength={200}
          autoComplete="off"
          enterKeyHint="done"
          fieldClassName="min-w-0 flex-1 basis-40"
          onChange={(event) => setName(event.target.value)}
        />
        <Button type="submit" variant="secondary" icon={Plus}>
          {t('staples.add')}
        </Button>
      </form>
      {staples.length === 0 && <p className="text-muted">{t('staples.none')}</p>}
      <ul>
        {staples.map((each) => (
          <li key={each.id} className="flex items-center gap-2 border-b border-line last:border-0">
            <span className="min-w-0 flex-1 wrap-break-word first-letter:uppercase">
              {each.name}
            </span>
            <IconButton
              label={t('staples.remove', { name: each.name })}
              icon={X}
              onClick={() => {
                // The row goes, and the focus with it.
                field.current?.focus();
                void change(each.name, false);
              }}
            />
          </li>
        ))}
      </ul>
    </SettingsDialog>
  );
}
