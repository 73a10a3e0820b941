import { SendHorizontal, Square } from 'lucide-react';
import { useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { followHeight } from '../../lib/follow-height';
import { Button } from '../../ui/button';
import { IconButton } from '../../ui/icon-button';
import { TextArea } from '../../ui/text-area';
import { focusComposer } from './focus-composer';
import { useDraft } from './use-draft';

/** As long as the server takes it, in characters. */
const longest = 4_000;
/** From here on it is said how much room is left. */
const nearlyFull = 3_600;

// On a phone messages appear above it.
const height = followHeight('--thumb-bar');

const numberFormat = new Intl.NumberFormat('fr');

interface ComposerProps {
  field: RefObject<HTMLTextAreaElement | null>;
  /** The conversation is on its way: what is sent meanwhile goes out when it has come. */
  opening: boolean;
  /** Resolves when it has come, to whether one can write to it. */
  onOpen: () => Promise<boolean>;
  /** A reply is pending, or there is nobody to write to yet. */
  blocked: boolean;
  /** Resolves to whether it is sent; what is not comes back into the field. */
  onSend: (content: string) => Promise<boolean>;
  /** Stops the reply that is being written. */
  onStop: (() => void) | undefined;
  stopping: boolean;
}

/** Where one writes to the chef: Enter sends, Shift and Enter begin a new line. */
export function Composer(props: ComposerProps) {
  const { field, opening, onOpen, blocked, onSend, onStop, stopping } = props;
  const { t } = useTranslation('chef');
  const { draft, write, putBack } = useDraft();
  const content = draft.trim();
  const excess = content.length - longest;
  const isWhole = content !== '' && excess <= 0;
  const ready = !blocked && isWhole;
  const [due, setDue] = useState(false);
  const sentEarly = useRef<string>(undefined);

  /** Keeps what is sent in the field until there is a conversation; what is changed meanwhile is not sent. */
  const waitForIt = async (): Promise<boolean> => {
    if (!isWhole || due) return false;
    sentEarly.current = content;
    setDue(true);
    const free = await onOpen();
    setDue(false);
    return free && sentEarly.current === content;
  };
  const send = async (): Promise<void> => {
    if (opening ? !(await waitForIt()) : !ready) return;
    write('');
    if (!(await onSend(content))) putBack(content);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    // While a word is being composed, Enter chooses it.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void send();
  };
  return (
    <form
      ref={height}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
        focusComposer(field.current);
      }}
    >
      <div className="flex items-end gap-2">
        <TextArea
          ref={field}
          label={t('compose.label')}
          hideLabel
          rows={1}
          value={draft}
          placeholder={t('compose.placeholder')}
          enterKeyHint="send"
          error={excess > 0 ? t('compose.tooLong', { count: excess }) : null}
          onChange={(event) => {
            sentEarly.current = undefined;
            setDue(false);
            write(event.target.value);
          }}
          onKeyDown={onKeyDown}
          className="max-h-[min(12rem,30dvh)]"
          fieldClassName="min-w-0 flex-1"
        />
        {onStop && (
          <Button
            variant="secondary"
            icon={Square}
            loading={stopping}
            onClick={onStop}
            className="shrink-0 max-sm:w-12 max-sm:px-0"
          >
            <span className="max-sm:sr-only">{t('compose.stop')}</span>
          </Button>
        )}
        <IconButton
          type="submit"
          variant="primary"
          size="md"
          icon={SendHorizontal}
          label={t('compose.send')}
          loading={due}
          aria-disabled={!ready}
          className="aria-disabled:cursor-not-allowed aria-disabled:opacity-55"
        />
      </div>
      {content.length >= nearlyFull && excess <= 0 && (
        <p className="mt-1 text-xs text-muted tabular-nums">
          {t('compose.left', {
            length: numberFormat.format(content.length),
            most: numberFormat.format(longest),
          })}
        </p>
      )}
    </form>
  );
}
