import { ChefHat, Heart, Plus, ShoppingBasket, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../button';
import { buttonClass } from '../button-class';
import { IconButton } from '../icon-button';
import { sample } from './sample.fr';
import { Row, Section } from './section';

export function Actions() {
  const [liked, setLiked] = useState(true);
  return (
    <Section title="Buttons">
      <Row>
        <Button icon={ChefHat}>{sample.tagLine}</Button>
        <Button variant="secondary">Secondary</Button>
        <Button variant="ghost">Ghost</Button>
        <Button variant="danger" icon={Trash2}>
          Danger
        </Button>
      </Row>
      <Row>
        <Button size="sm">Small</Button>
        <Button size="md">Medium</Button>
        <Button size="lg" icon={ShoppingBasket}>
          Large
        </Button>
        <a href="#link" className={buttonClass({ variant: 'secondary', size: 'sm' })}>
          A link
        </a>
      </Row>
      <Row>
        <Button loading>Loading</Button>
        <Button loading variant="secondary">
          Loading
        </Button>
        <Button disabled>Disabled</Button>
        <Button disabled variant="secondary">
          Disabled
        </Button>
      </Row>
      <div className="max-w-64">
        <Button fullWidth icon={ChefHat}>
          {sample.longTitle}
        </Button>
      </div>
      <Row>
        <IconButton label="Add" icon={Plus} variant="primary" />
        <IconButton label="Add" icon={Plus} variant="secondary" />
        <IconButton label="Add" icon={Plus} />
        <IconButton
          label="Favourite"
          icon={Heart}
          pressed={liked}
          className="text-tomato"
          onClick={() => setLiked(!liked)}
        />
        <IconButton label="Favourite, 3 new" icon={Heart} badge={3} />
        <IconButton label="Favourite, new" icon={Heart} badge />
        <IconButton label="Loading" icon={Heart} variant="secondary" loading />
        <IconButton label="Delete" icon={Trash2} variant="danger" size="md" />
      </Row>
    </Section>
  );
}
