import { ChefHat } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/icon';
import { useChatMessageFragment } from './chat-message.generated';
import { Reply } from './reply';
import { timeOf } from './reply-state';
import type { TurnActions } from './turn-actions';

interface ChatTurnProps extends TurnActions {
  id: string;
  /** The last turn of all: what can be done about it is offered. */
  last: boolean;
}

/** One turn. It reads its own from the cache, so that a token renders this bubble and no other. */
export const ChatTurn = memo(function ChatTurn({ id, last, ...actions }: ChatTurnProps) {
  const { t } = useTranslation('chef');
  const { data, complete } = useChatMessageFragment({ __typename: 'ChatMessage', id });
  if (!complete) return null;
  const own = data.role === 'USER';
  const heading = `turn-${id}`;
  const time = timeOf(data.createdAt);
  return (
    <article
      aria-labelledby={heading}
      className={`flex max-w-full gap-3 ${own ? 'justify-end pl-8 sm:pl-24' : 'sm:pr-12'}`}
    >
      <h2 id={heading} className="sr-only">
        {t(own ? 'you' : 'chef', { time })}
      </h2>
      {own ? (
        <p className="max-w-full min-w-0 rounded-card rounded-br-xs bg-herb-soft px-4 py-2.5 whitespace-pre-wrap">
          {data.content}
        </p>
      ) : (
        <>
          <span
            aria-hidden
            className="hidden size-10 shrink-0 place-items-center rounded-full bg-saffron-soft text-saffron-ink sm:grid"
          >
            <Icon of={ChefHat} size={22} />
          </span>
          <Reply message={data} last={last} {...actions} />
        </>
      )}
    </article>
  );
});
