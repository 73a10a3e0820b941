import clsx from 'clsx';
import { Plus } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { addTags } from '../lib/tags';
import { Chip } from './chip';
import { Field, controlBorder, describedBy } from './field';
import type { FieldTexts } from './field';
import { IconButton } from './icon-button';

export interface TagInputProps extends FieldTexts {
  tags: readonly string[];
  onChange: (tags: string[]) => void;
  addLabel: string;
  /** Names the button that removes a tag. */
  removeLabel: (tag: string) => string;
  placeholder?: string;
  maxTags?: number;
  /** Characters in one tag. */
  maxLength?: number;
  id?: string;
  className?: string;
}

/** Enter, a comma or leaving the field adds, and submits nothing; Backspace in an empty field removes the last. */
export function TagInput(props: TagInputProps) {
  const { tags, onChange, maxTags, removeLabel } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const [text, setText] = useState('');
  const input = useRef<HTMLInputElement>(null);

  const add = (typed: string) => {
    const next = addTags(tags, typed, maxTags);
    if (next.length > tags.length) onChange(next);
    setText('');
  };
  const remove = (tag: string) => {
    onChange(tags.filter((kept) => kept !== tag));
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      // Enter ends a tag, never the form around it.
      event.preventDefault();
      add(text);
    } else if (event.key === 'Backspace' && text === '' && tags.length > 0) {
      onChange(tags.slice(0, -1));
    }
  };
  const onInput = (value: string) => (/[,;\n]/.test(value) ? add(value) : setText(value));

  return (
    <Field {...props} id={id}>
      <div
        className={clsx(
          'flex flex-wrap items-center gap-1.5 rounded-control border bg-surface p-0.5',
          'has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-focus',
          controlBorder(props.error),
        )}
      >
        {tags.length > 0 ? (
          <ul className="contents">
            {tags.map((tag) => (
              <li key={tag} className="max-w-full">
                <Chip tone="herb" onRemove={() => remove(tag)} removeLabel={removeLabel(tag)}>
                  {tag}
                </Chip>
              </li>
            ))}
          </ul>
        ) : null}
        <span className="flex min-w-[min(10rem,100%)] flex-1 items-center">
          <input
            ref={input}
            id={id}
            value={text}
            placeholder={props.placeholder}
            maxLength={props.maxLength}
            autoComplete="off"
            enterKeyHint="done"
            aria-invalid={props.error ? true : undefined}
            aria-describedby={describedBy(id, props)}
            onChange={(event) => onInput(event.target.value)}
            onKeyDown={onKeyDown}
            onBlur={() => add(text)}
            className="h-touch min-w-0 flex-1 bg-transparent px-3.5 outline-none"
          />
          <IconButton
            label={props.addLabel}
            icon={Plus}
            disabled={text.trim() === ''}
            onClick={() => {
              add(text);
              input.current?.focus();
            }}
          />
        </span>
      </div>
    </Field>
  );
}
