import { CreditCard } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import type { ButtonSize, ButtonVariant } from '../../ui/button-class';
import { useOpenBillingPortal, type PortalProblem } from './use-open-billing-portal';

interface ManageSubscriptionButtonProps {
  email: string;
  /** Whether a payment waits: the button then says what it is for. */
  overdue?: boolean;
  variant?: ButtonVariant;
  size?: ButtonSize;
}

/** Leads to the portal, where the card, the invoices and the end of the subscription are. */
export function ManageSubscriptionButton({
  email,
  overdue = false,
  variant = 'secondary',
  size,
}: ManageSubscriptionButtonProps) {
  const { t } = useTranslation('subscription');
  const { openPortal, leaving } = useOpenBillingPortal(email);
  const [problem, setProblem] = useState<PortalProblem | null>(null);
  const open = async (): Promise<void> => {
    setProblem(null);
    setProblem(await openPortal());
  };
  const label = overdue ? t('mend') : t('manage');
  return (
    <div className="grid max-w-full grid-cols-1 justify-items-start gap-3">
      {problem && (
        <Banner tone={problem.isExplanation ? 'info' : 'error'}>{problem.sentence}</Banner>
      )}
      <Button
        variant={variant}
        size={size}
        icon={CreditCard}
        loading={leaving}
        className="@max-[9rem]:[&_svg]:hidden"
        onClick={() => void open()}
      >
        {leaving ? t('opening') : label}
      </Button>
    </div>
  );
}
