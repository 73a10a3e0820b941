import { Plus } from 'lucide-react';
import { useDeferredValue, useId, useState, type FormEvent, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { skipToken } from '@apollo/client/react';
import { matchesSearch } from '../../lib/matches-search';
import { buttonClass } from '../../ui/button-class';
import { Icon } from '../../ui/icon';
import { optionClass, floatClass } from '../../ui/overlay-class';
import { TextField } from '../../ui/text-field';
import { useProductSuggestionsQuery } from './product-suggestions.generated';
import { fittingMeasure } from './fits-measure';
import { nameStart, readLine } from './read-line';

interface QuickAddProps {
  /** The products that are on the list already. */
  listed: ReadonlySet<string>;
  /** Resolves to whether it is on the list. */
  onAdd: (line: string) => Promise<boolean>;
}

/**
 * « 2 kg de pommes », with what the household buys often to complete it: of that, an empty field offers what is not
 * on the list. A blank line is ignored; one that could not be added is there again, unless another was begun.
 */
export function QuickAdd({ listed, onAdd }: QuickAddProps) {
  const { t } = useTranslation('shopping');
  const [line, setLine] = useState('');
  const [open, setOpen] = useState(false);
  /** The highlighted product: it stays so where an answer puts another in its place. */
  const [activeId, setActiveId] = useState<string | null>(null);
  const listId = useId();
  const start = nameStart(line);
  const prefix = useDeferredValue(line.slice(start).trim());
  // A single letter says too little. What is bought often changes with the list itself.
  const fetchPolicy = prefix === '' ? 'cache-and-network' : 'cache-first';
  const { data, previousData } = useProductSuggestionsQuery(
    open && prefix.length !== 1 ? { variables: { prefix }, fetchPolicy } : skipToken,
  );
  // Until the answer is there, what begins so of the one before: pork is no apple because « po » was both.
  const stale = (previousData?.viewer?.household.kitchen?.productSuggestions ?? []).filter(
    ({ name }) => matchesSearch([name], prefix),
  );
  const known = data?.viewer?.household.kitchen?.productSuggestions ?? (prefix === '' ? [] : stale);
  const offered = known.filter(({ id }) => prefix.length > 1 || (prefix === '' && !listed.has(id)));
  const products = fittingMeasure(offered, readLine(line).unit);
  const shown = open && products.length > 0;
  const active = products.findIndex(({ id }) => id === activeId);

  const add = async (text: string): Promise<void> => {
    setLine('');
    setOpen(false);
    setActiveId(null);
    const said = text.trim();
    if (said === '' || (await onAdd(said))) return;
    setLine((begun) => begun || said);
  };
  const completed = (name: string): string => `${line.slice(0, start)}${name}`;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const chosen = shown ? products[active] : undefined;
    void add(chosen ? completed(chosen.name) : line);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && shown) {
      event.preventDefault();
      setOpen(false);
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    if (!shown) return setOpen(true);
    const places = products.length + 1;
    setActiveId(products[((active + 1 + step + places) % places) - 1]?.id ?? null);
  };
  return (
    <form onSubmit={submit} className="@container relative">
      <div className="flex items-end gap-2">
        <TextField
          label={t('quickAdd.label')}
          hideLabel
          // Large letters leave no room for both a drawing and a word.
          fieldClassName="min-w-0 flex-1 @max-[16rem]:[&_svg]:hidden"
          className="@max-[16rem]:pl-4"
          placeholder={t('quickAdd.placeholder')}
          icon={Plus}
          value={line}
          maxLength={300}
          autoComplete="off"
          enterKeyHint="done"
          role="combobox"
          data-shortcut="n"
          aria-expanded={shown}
          aria-autocomplete="list"
          aria-controls={shown ? listId : undefined}
          aria-activedescendant={shown && active >= 0 ? `${listId}-${active}` : undefined}
          onChange={(event) => {
            setLine(event.target.value);
            setOpen(true);
            setActiveId(null);
          }}
          onClick={() => setOpen(true)}
          onKeyDown={onKeyDown}
          onBlur={() => setOpen(false)}
        />
        <button
          type="submit"
          // The field keeps the focus, and a phone its keyboard, for the next line.
          onMouseDown={(event) => event.preventDefault()}
          className={buttonClass({ className: '@max-[16rem]:w-12 @max-[16rem]:px-0' })}
        >
          <Icon of={Plus} className="@min-[16rem]:hidden" />
          <span className="@max-[16rem]:sr-only">{t('quickAdd.submit')}</span>
        </button>
      </div>
      {shown && (
        <div
          id={listId}
          role="listbox"
          aria-label={t('quickAdd.suggestions')}
          className={`${floatClass} absolute top-full right-0 left-0 z-20 mt-2 max-h-80 overflow-y-auto p-1.5`}
        >
          {products.map(({ id, name, aisle }, index) => (
            <button
              type="button"
              tabIndex={-1}
              key={id}
              id={`${listId}-${index}`}
              role="option"
              aria-selected={index === active}
              data-highlighted={index === active ? '' : undefined}
              className={`${optionClass} hover:bg-herb-soft`}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => void add(completed(name))}
            >
              <Icon of={Plus} size={18} />
              <span className="min-w-0 flex-1 truncate">{completed(name)}</span>
              <span className="hidden text-sm text-muted sm:inline">{t(`aisle.${aisle}`)}</span>
            </button>
          ))}
        </div>
      )}
    </form>
  );
}
