import { Logo } from '../logo';
import { PageHeader } from '../page-header';
import { Button } from '../button';
import { sample } from './sample.fr';
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
      <Row>
        <Logo label="Popote" className="h-20 text-herb" />
        <Logo label="Popote" className="h-9 text-herb" />
        <Logo label="Popote" variant="mark" className="h-14 text-tomato" />
        <Logo label="Popote" variant="mark" className="h-6" />
      </Row>
      <PageHeader
        headingLevel={2}
        kicker={sample.titles[1]}
        title={sample.titles[0]}
        description={sample.standfirst}
        actions={<Button variant="secondary">Action</Button>}
      />
      <div>
        <p className="font-title text-5xl font-[560]">{sample.tagLine}</p>
        <p className="font-title text-4xl font-[560]">{sample.titles[0]}</p>
        <p className="font-title text-3xl font-[560]">{sample.titles[1]}</p>
        <p className="font-title text-2xl font-[560]">{sample.titles[2]}</p>
        <p className="font-title text-xl font-[560]">{sample.longTitle}</p>
        <p className="mt-2 text-lg">{sample.standfirst}</p>
        <p>{sample.body}</p>
        <p className="text-sm text-muted">{sample.figures}</p>
        <p className="text-xs text-muted">{sample.small}</p>
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
