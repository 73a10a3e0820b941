import { Download, Laptop, Smartphone, Tablet } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '../../ui/button-class';
import { Card } from '../../ui/card';
import { Icon } from '../../ui/icon';

const devices = [
  { name: 'ios', icon: Tablet },
  { name: 'android', icon: Smartphone },
  { name: 'desktop', icon: Laptop },
] as const;

/** Where a shop's button would stand: it installs at once where the browser can, or leads to the way. */
const [ios, android] = devices;
const stores = [ios, android] as const;

/** How to install the web app on each device; the button shows where the browser can do it at once. */
export function InstallGuide() {
  const { t } = useTranslation('landing');
  return (
    <section
      id="installer"
      aria-labelledby="install-title"
      className="mx-auto w-full max-w-6xl scroll-mt-6 px-4 sm:px-6"
    >
      <h2 id="install-title" className="text-4xl">
        {t('install.title')}
      </h2>
      <p className="mt-3 max-w-2xl text-lg text-muted">{t('install.text')}</p>
      <button type="button" data-install-now hidden className={buttonClass({ className: 'mt-6' })}>
        <Icon of={Download} size={18} />
        {t('install.now')}
      </button>
      <p className="mt-6 flex flex-wrap gap-3">
        {stores.map(({ name, icon }) => (
          <a
            key={name}
            href={`#installer-${name}`}
            data-install={name === 'android' ? '' : undefined}
            className={buttonClass({ variant: 'secondary' })}
          >
            <Icon of={icon} size={20} />
            {t(`install.stores.${name}`)}
          </a>
        ))}
      </p>
      <ul className="mt-8 grid gap-4 md:grid-cols-3">
        {devices.map(({ name, icon }) => (
          <Card
            as="li"
            key={name}
            id={`installer-${name}`}
            className="grid scroll-mt-6 content-start gap-3 target:border-herb target:ring-2 target:ring-herb"
          >
            <h3 className="flex items-center gap-3 text-xl">
              <Icon of={icon} size={24} className="text-herb" />
              {t(`install.devices.${name}.title`)}
            </h3>
            <ol className="grid list-decimal gap-1.5 pl-5 marker:text-muted">
              {t(`install.devices.${name}.steps`, { returnObjects: true }).map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </Card>
        ))}
      </ul>
    </section>
  );
}
