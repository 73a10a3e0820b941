import { ChefHat, Heart, Plus, ShoppingBasket, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../button';
import { buttonClass } from '../button-class';
import { IconButton } from '../icon-button';
import { Row, Section } from './section';

export function Actions() {
  const [liked, setLiked] = useState(true);
  return (
    <Section title="Buttons">
      <Row>
        <Button icon={ChefHat}>Qu’est-ce qu’on mange ?</Button>
        <Button variant="secondary">Changer de type</Button>
        <Button variant="ghost">Plus tard</Button>
        <Button variant="danger" icon={Trash2}>
          Supprimer
        </Button>
      </Row>
      <Row>
        <Button size="sm">Petit</Button>
        <Button size="md">Moyen</Button>
        <Button size="lg" icon={ShoppingBasket}>
          Grand
        </Button>
        <a href="#link" className={buttonClass({ variant: 'secondary', size: 'sm' })}>
          A link
        </a>
      </Row>
      <Row>
        <Button loading>Enregistrer</Button>
        <Button loading variant="secondary">
          Enregistrer
        </Button>
        <Button disabled>Indisponible</Button>
        <Button disabled variant="secondary">
          Indisponible
        </Button>
      </Row>
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
        <IconButton label="Loading" icon={Heart} variant="secondary" loading />
        <IconButton label="Delete" icon={Trash2} variant="danger" size="md" />
      </Row>
    </Section>
  );
}
