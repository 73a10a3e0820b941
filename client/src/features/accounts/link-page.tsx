import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { paths } from '../../app/paths';
import { EnvelopeSent } from '../../illustrations/scenes/envelope-sent';
import { SpiltPot } from '../../illustrations/scenes/spilt-pot';
import { Banner } from '../../ui/banner';
import { buttonClass } from '../../ui/button-class';
import { Button } from '../../ui/button';
import { Spinner } from '../../ui/spinner';
import { PageCard } from '../../lib/page-card';
import { AnotherLinkButton } from './another-link-button';
import type { LinkProblem } from './link-problem';
import { useConfirmEmailChange } from './use-confirm-email-change';
import { useFollowLink } from './use-follow-link';
import { useVerifyEmail } from './use-verify-email';

interface LinkPageProps {
  what: 'verify' | 'changeEmail';
  follow: (token: string) => Promise<LinkProblem | null>;
}

/** Where a link of a message leads: it is followed at once, and the page says what came of it. */
function LinkPage({ what, follow }: LinkPageProps) {
  const { t } = useTranslation('accounts');
  const [search] = useSearchParams();
  const { state, retry } = useFollowLink(() => follow(search.get('token') ?? ''));
  if (state.kind === 'working') {
    return (
      <PageCard title={t(`${what}.working`)}>
        <Spinner />
      </PageCard>
    );
  }
  if (state.kind === 'failed') {
    const { sentence, mayPass } = state.problem;
    const variant = mayPass ? 'secondary' : 'primary';
    return (
      <PageCard title={t(`${what}.failed`)} picture={<SpiltPot className="mx-auto w-48" />}>
        <Banner tone="error">{sentence}</Banner>
        <div className="flex flex-wrap gap-3">
          {mayPass && <Button onClick={retry}>{t('link.retry')}</Button>}
          {what === 'verify' ? (
            <AnotherLinkButton variant={variant} />
          ) : (
            <Link to={paths.settings} className={buttonClass({ variant })}>
              {t('changeEmail.another')}
            </Link>
          )}
        </div>
      </PageCard>
    );
  }
  return (
    <PageCard
      title={t(`${what}.done`)}
      text={t(`${what}.doneText`)}
      picture={<EnvelopeSent className="mx-auto w-48" />}
    >
      <Link to={paths.dashboard} className={buttonClass({ size: 'lg' })}>
        {t('link.goOn')}
      </Link>
    </PageCard>
  );
}

export function VerifyEmailPage() {
  return <LinkPage what="verify" follow={useVerifyEmail()} />;
}

export function ChangeEmailPage() {
  return <LinkPage what="changeEmail" follow={useConfirmEmailChange()} />;
}
