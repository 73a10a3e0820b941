import { Row, Section } from './section';

const swatches = [
  'bg-paper text-ink',
  'bg-surface text-muted',
  'bg-sunken text-ink',
  'bg-herb text-on-herb',
  'bg-herb-soft text-herb',
  'bg-tomato text-on-tomato',
  'bg-tomato-soft text-tomato',
  'bg-saffron text-on-saffron',
  'bg-saffron-soft text-saffron-ink',
  'bg-aubergine text-on-aubergine',
  'bg-aubergine-soft text-aubergine',
];

export function Foundations() {
  return (
    <Section title="Foundations">
      <div>
        <p className="font-title text-5xl font-[560]">Qu’est-ce qu’on mange ?</p>
        <p className="font-title text-4xl font-[560]">Tarte fine aux courgettes</p>
        <p className="font-title text-3xl font-[560]">Mardi 24 novembre</p>
        <p className="font-title text-2xl font-[560]">Votre liste est vide</p>
        <p className="mt-2 text-lg">Un dîner simple pour quatre, prêt en trente minutes.</p>
        <p>Émincez les courgettes en fines rondelles, salez, laissez dégorger dix minutes.</p>
        <p className="text-sm text-muted">12,5 kg · 4 pers. · 1 234 567</p>
        <p className="text-xs text-muted">Mis à jour il y a 3 minutes</p>
      </div>
      <Row>
        {swatches.map((swatch) => (
          <span key={swatch} className={`rounded-control border border-line p-4 text-sm ${swatch}`}>
            {swatch.split(' ')[0]?.slice(3)}
          </span>
        ))}
      </Row>
    </Section>
  );
}
