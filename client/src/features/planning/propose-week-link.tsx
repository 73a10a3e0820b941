import clsx from 'clsx';
import { Wand2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { buttonClass, type ButtonLook } from '../../ui/button-class';
import { Icon } from '../../ui/icon';

interface ProposeWeekLinkProps extends ButtonLook {
  monday: string;
  today: string;
}

/** To a week that Popote proposes: the one that is shown, where it is still to come. */
export function ProposeWeekLink({ monday, today, ...look }: ProposeWeekLinkProps) {
  const { t } = useTranslation('planning');
  return (
    <Link
      to={monday > today ? `${paths.week}?from=${monday}` : paths.week}
      className={buttonClass({ ...look, className: clsx('text-left', look.className) })}
    >
      <Icon of={Wand2} size={18} />
      {t('week.propose')}
    </Link>
  );
}
