import { Autocomplete } from '@base-ui/react/autocomplete';
import { CSPProvider } from '@base-ui/react/csp-provider';
import { Dialog } from '@base-ui/react/dialog';
import clsx from 'clsx';
import { Search, X, type LucideIcon } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Icon } from './icon';
import { IconButton } from './icon-button';
import { Kbd } from './kbd';
import { backdropClass, optionClass } from './overlay-class';

export interface Command {
  id: string;
  label: string;
  icon: LucideIcon;
  /** The shortcut that does the same. */
  keys?: string;
  /** Leaves for another page, which then takes the focus. */
  leaves?: boolean;
  /** Leads on within the dialog. */
  stays?: boolean;
  onSelect: () => void;
}

export interface CommandGroup {
  label: string;
  items: readonly Command[];
}

export interface CommandDialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  inputLabel: string;
  placeholder: string;
  closeLabel: string;
  query: string;
  onQuery: (query: string) => void;
  groups: readonly CommandGroup[];
  /** What is said where nothing matches, and how many match, aloud. */
  emptyText: string;
  countText: string;
}

/** One field for everything: what it finds is chosen by arrows and Enter, or by a touch. */
export function CommandDialog(props: CommandDialogProps) {
  const { open, onClose, title, query, onQuery, groups } = props;
  const leaves = useRef(false);
  // Not when it has closed: where the focus goes may be asked after that, and it would leave what was opened.
  useEffect(() => {
    if (open) leaves.current = false;
  }, [open]);
  const choose = (command: Command): void => {
    leaves.current = command.leaves === true;
    if (command.stays !== true) onClose();
    command.onSelect();
  };
  return (
    <CSPProvider disableStyleElements>
      <Dialog.Root
        open={open}
        onOpenChange={(next) => {
          if (!next) onClose();
        }}
      >
        <Dialog.Portal>
          <Dialog.Backdrop className={backdropClass} />
          <Dialog.Viewport className="fixed inset-0 z-50 flex items-start justify-center p-2 sm:p-6 sm:pt-[12dvh]">
            <Dialog.Popup
              finalFocus={() => !leaves.current}
              className={clsx(
                'flex max-h-[min(36rem,calc(100dvh-1rem))] w-full max-w-xl flex-col overflow-hidden rounded-sheet border border-line bg-surface text-ink shadow-float outline-none transition-ui',
                'data-starting-style:-translate-y-3 data-starting-style:opacity-0 data-ending-style:-translate-y-3 data-ending-style:opacity-0',
              )}
            >
              <Dialog.Title className="sr-only">{title}</Dialog.Title>
              <Autocomplete.Root
                open
                inline
                mode="none"
                items={groups}
                value={query}
                onValueChange={(next, { reason }) => {
                  if (reason === 'input-change') onQuery(next);
                }}
                itemToStringValue={({ label }: Command) => label}
                autoHighlight="always"
                keepHighlight
              >
                <div className="flex items-center gap-3 border-b border-line py-1.5 pr-2 pl-5 focus-within:border-herb">
                  <Icon of={Search} className="shrink-0 text-muted" />
                  <Autocomplete.Input
                    aria-label={props.inputLabel}
                    placeholder={props.placeholder}
                    enterKeyHint="go"
                    autoComplete="off"
                    maxLength={300}
                    className="min-h-touch min-w-0 flex-1 bg-transparent text-lg outline-none"
                  />
                  <Dialog.Close
                    render={<IconButton label={props.closeLabel} icon={X} className="text-muted" />}
                  />
                </div>
                <Autocomplete.Status className="sr-only">{props.countText}</Autocomplete.Status>
                <Autocomplete.Empty>
                  {groups.length === 0 && <p className="p-6 text-muted">{props.emptyText}</p>}
                </Autocomplete.Empty>
                <Autocomplete.List className="min-h-0 overflow-y-auto overscroll-contain scroll-py-2 p-2 empty:hidden">
                  {(group: CommandGroup) => (
                    <Autocomplete.Group
                      key={group.label}
                      items={group.items}
                      className="not-first:mt-2"
                    >
                      <Autocomplete.GroupLabel className="px-3 py-2 text-sm font-semibold text-muted">
                        {group.label}
                      </Autocomplete.GroupLabel>
                      <Autocomplete.Collection>
                        {(command: Command) => (
                          <Autocomplete.Item
                            key={command.id}
                            value={command}
                            onClick={() => choose(command)}
                            className={optionClass}
                          >
                            <Icon of={command.icon} className="shrink-0" />
                            <span className="min-w-0 flex-1 break-words">{command.label}</span>
                            {command.keys === undefined ? null : (
                              <span aria-hidden className="pointer-coarse:hidden">
                                <Kbd keys={command.keys} />
                              </span>
                            )}
                          </Autocomplete.Item>
                        )}
                      </Autocomplete.Collection>
                    </Autocomplete.Group>
                  )}
                </Autocomplete.List>
              </Autocomplete.Root>
            </Dialog.Popup>
          </Dialog.Viewport>
        </Dialog.Portal>
      </Dialog.Root>
    </CSPProvider>
  );
}
