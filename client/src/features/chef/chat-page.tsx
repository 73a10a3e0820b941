import { useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureSentence } from '../../apollo/failure-sentence';
import { useRecipeDialog } from '../../entities/recipe/use-recipe-dialog';
import { SpiltPot } from '../../illustrations/scenes/spilt-pot';
import { Banner } from '../../ui/banner';
import { ErrorState } from '../../ui/error-state';
import { Loading, SkeletonText } from '../../ui/skeleton';
import { ChatBar } from './chat-bar';
import { Composer } from './composer';
import { Conversation } from './conversation';
import { EmptyChat } from './empty-chat';
import { focusComposer } from './focus-composer';
import { ReplyAnnouncer } from './reply-announcer';
import { ReplyFeed } from './reply-feed';
import { isPending } from './reply-state';
import { TalkWishes } from './talk-wishes';
import { useChatHistory } from './use-chat-history';
import { useOpening } from './use-opening';
import { useSendMessage } from './use-send-message';
import { useStopReply } from './use-stop-reply';
import { useTakeOffWish } from './use-take-off-wish';

/** The conversation with the chef. It fills the screen: only what was said scrolls. */
export function ChatPage() {
  const { t } = useTranslation(['chef', 'common', 'errors']);
  const { t: sentence } = useTranslation('errors');
  const history = useChatHistory();
  const { send, expectedReply } = useSendMessage();
  const { stop, stopping } = useStopReply();
  const takeOffWish = useTakeOffWish();
  const { openRecipe, recipeDialog } = useRecipeDialog();
  const [problem, setProblem] = useState<string | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const focusField = useCallback(() => focusComposer(field.current), []);
  const { turns, error } = history;
  const newest = turns?.at(-1);
  const pending = newest && isPending(newest.status) ? newest.id : null;
  const empty = turns?.length === 0;
  const opening = turns === null && !error;
  const onOpen = useOpening(opening, turns !== null && pending === null);

  const ask = async (content: string): Promise<boolean> => {
    setProblem(null);
    const refusal = await send(content);
    setProblem(refusal);
    return refusal === null;
  };
  const takeOff = async (id: string): Promise<void> => {
    // The button that was pressed is gone.
    focusField();
    setProblem(await takeOffWish(id));
  };
  const stopReply = async (messageId: string): Promise<void> => {
    setProblem(await stop(messageId));
    focusField();
  };
  return (
    <>
      <ChatBar empty={empty} field={field} onReset={setProblem} />
      {content()}
      <ReplyAnnouncer newestId={newest?.id ?? null} />
      {/* Above the timers, which lie at the bottom of a narrow screen: one asks while something cooks. */}
      <div className="mx-auto w-full max-w-3xl pt-2 pb-[calc(var(--kitchen-timers,-1rem)+1.75rem)] sm:pb-[calc(var(--kitchen-timers,-0.75rem)+2rem)] lg:pb-5">
        {pending !== null && pending !== expectedReply && (
          <ReplyFeed key={pending} messageId={pending} />
        )}
        {problem !== null && (
          <Banner
            className="mb-3"
            onDismiss={() => {
              setProblem(null);
              focusField();
            }}
            dismissLabel={t('dismiss')}
          >
            {problem}
          </Banner>
        )}
        <TalkWishes wishes={history.wishes} onTakeOff={(id) => void takeOff(id)} />
        <Composer
          field={field}
          opening={opening}
          onOpen={onOpen}
          blocked={turns === null || pending !== null}
          onSend={ask}
          onStop={
            pending !== null && pending !== expectedReply
              ? () => void stopReply(pending)
              : undefined
          }
          stopping={stopping}
        />
      </div>
      {recipeDialog}
    </>
  );

  function content() {
    if (error) {
      return (
        <div className="grid min-h-[160px] flex-1 [align-content:safe_center] overflow-y-auto py-4">
          <ErrorState
            title={sentence('chat.loadFailed')}
            message={failureSentence(sentence, error)}
            illustration={<SpiltPot />}
            retryLabel={t('common:retry')}
            onRetry={history.retry}
          />
        </div>
      );
    }
    if (!turns) {
      return (
        <div className="mx-auto w-full max-w-3xl flex-1 py-6">
          <Loading label={t('common:loading')}>
            <SkeletonText lines={3} className="max-w-md" />
            <SkeletonText lines={2} className="mt-8 ml-auto max-w-xs" />
            <SkeletonText lines={4} className="mt-8 max-w-lg" />
          </Loading>
        </div>
      );
    }
    if (empty) {
      return (
        <EmptyChat
          questions={history.suggestions}
          onAsk={(question) => {
            void ask(question);
            focusField();
          }}
        />
      );
    }
    return (
      <Conversation
        turns={turns}
        history={history}
        onOpenRecipe={openRecipe}
        onProblem={setProblem}
        onResumed={focusField}
      />
    );
  }
}
