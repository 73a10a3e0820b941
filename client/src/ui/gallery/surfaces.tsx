import { CalendarDays, Clock, Heart, Leaf, ShoppingBasket, Sparkles, Wheat } from 'lucide-react';
import { Avatar } from '../avatar';
import { AvatarStack } from '../avatar-stack';
import { Button } from '../button';
import { Card } from '../card';
import { Chip } from '../chip';
import { EmptyState } from '../empty-state';
import { ErrorState } from '../error-state';
import { StatCard } from '../stat-card';
import { sample } from './sample.fr';
import { Row, Section } from './section';

const people = sample.people.map((name) => ({ id: name, name }));

export function Surfaces() {
  return (
    <Section title="Surfaces">
      <div className="grid grid-cols-2 gap-4 lg:grid-cols-4">
        <StatCard
          as="a"
          href="#a"
          icon={CalendarDays}
          value="7"
          label="Planned meals"
          note="This week"
        />
        <StatCard
          as="a"
          href="#b"
          icon={ShoppingBasket}
          value="1 204"
          label="To buy"
          tone="saffron"
        />
        <StatCard as="a" href="#c" icon={Heart} value="0" label="Favourites" tone="tomato" />
        <StatCard as="a" href="#d" icon={Sparkles} label="Suggestions" tone="aubergine" />
      </div>
      <div className="grid gap-5 sm:grid-cols-3">
        <Card interactive>
          <h3 className="text-xl">{sample.titles[0]}</h3>
          <p className="mt-1 text-muted">{sample.standfirst}</p>
        </Card>
        <Card tone="herb">
          <h3 className="text-xl">{sample.longTitle}</h3>
        </Card>
        <Card tone="saffron">
          <h3 className="text-xl break-words">{sample.longWord}</h3>
        </Card>
      </div>
      <Row>
        <Chip icon={Clock}>35 min</Chip>
        <Chip tone="herb" icon={Wheat}>
          {sample.chips[2]}
        </Chip>
        <Chip tone="saffron">Soon</Chip>
        <Chip tone="tomato">Expired</Chip>
        <Chip tone="aubergine" icon={Leaf}>
          Dessert
        </Chip>
        <Chip size="sm">2 pers.</Chip>
        <Chip tone="herb" onRemove={() => undefined} removeLabel={`Remove ${sample.tags[0]}`}>
          {sample.tags[0]}
        </Chip>
      </Row>
      <Row>
        {people.slice(0, 4).map(({ name }) => (
          <Avatar key={name} name={name} />
        ))}
        <Avatar name="Lou" size="lg" />
        <AvatarStack people={people} label={sample.people.join(', ')} />
      </Row>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Card padding="none">
          <EmptyState
            illustration={<ShoppingBasket size={96} strokeWidth={1} className="mx-auto" />}
            title={sample.titles[2]}
            action={<Button>Add an item</Button>}
          >
            {sample.standfirst}
          </EmptyState>
        </Card>
        <ErrorState
          title="Meals could not be loaded"
          message={sample.body}
          retryLabel="Try again"
          onRetry={() => undefined}
          action={<Button variant="secondary">Change type</Button>}
          reference="Reference 7f3a-91"
        />
      </div>
    </Section>
  );
}
