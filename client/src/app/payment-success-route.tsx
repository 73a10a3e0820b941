import { useNavigate } from 'react-router-dom';
import { PaymentSuccessPage } from '../features/billing/payment-success-page';
import { askedPlace } from './guard/asked-place';
import { nextPlace, toGuardedViewer } from './guard/decide-access';
import { paths } from './paths';
import { useSessionViewer } from './guard/session';

/** The payment's page, told where the person goes on to: the place asked for before paying. */
export function PaymentSuccessRoute() {
  const viewer = useSessionViewer();
  const navigate = useNavigate();
  if (!viewer) return null;
  const goOn = (): void => {
    const asked = askedPlace();
    const place = asked?.pathname === paths.paymentSuccess ? null : asked;
    void navigate(nextPlace(toGuardedViewer(viewer), place), { replace: true });
  };
  return <PaymentSuccessPage onContinue={goOn} subscribed={viewer.nextStep === 'DASHBOARD'} />;
}
