import {
  CalendarDays,
  ChefHat,
  Heart,
  Leaf,
  ListChecks,
  Refrigerator,
  Sparkles,
  Users,
  type LucideIcon,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Card, type CardTone } from '../../ui/card';
import { Icon } from '../../ui/icon';

type FeatureName =
  'recipes' | 'fridge' | 'shopping' | 'planning' | 'family' | 'waste' | 'chef' | 'favorites';

const features: readonly { name: FeatureName; icon: LucideIcon; tone: CardTone; ink: string }[] = [
  { name: 'recipes', icon: Sparkles, tone: 'herb', ink: 'text-herb' },
  { name: 'fridge', icon: Refrigerator, tone: 'surface', ink: 'text-herb' },
  { name: 'shopping', icon: ListChecks, tone: 'saffron', ink: 'text-saffron-ink' },
  { name: 'planning', icon: CalendarDays, tone: 'surface', ink: 'text-aubergine' },
  { name: 'family', icon: Users, tone: 'surface', ink: 'text-tomato' },
  { name: 'waste', icon: Leaf, tone: 'aubergine', ink: 'text-aubergine' },
  { name: 'chef', icon: ChefHat, tone: 'surface', ink: 'text-herb' },
  { name: 'favorites', icon: Heart, tone: 'tomato', ink: 'text-tomato' },
];

export function FeatureGrid() {
  const { t } = useTranslation('landing');
  return (
    <section
      id="fonctions"
      aria-labelledby="features-title"
      className="mx-auto w-full max-w-6xl scroll-mt-6 px-4 sm:px-6"
    >
      <h2 id="features-title" className="max-w-2xl text-4xl text-balance">
        {t('features.title')}
      </h2>
      <p className="mt-3 max-w-2xl text-lg text-muted">{t('features.text')}</p>
      <ul className="mt-8 grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {features.map(({ name, icon, tone, ink }) => (
          <Card as="li" key={name} tone={tone} className="grid content-start gap-3">
            <Icon of={icon} size={28} className={ink} />
            <h3 className="text-xl">{t(`features.list.${name}.title`)}</h3>
            <p className={tone === 'surface' ? 'text-muted' : ''}>
              {t(`features.list.${name}.text`)}
            </p>
          </Card>
        ))}
      </ul>
    </section>
  );
}
