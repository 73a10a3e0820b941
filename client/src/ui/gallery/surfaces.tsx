import { Clock, Leaf, Wheat } from 'lucide-react';
import { useState } from 'react';
import { Card } from '../card';
import { Chip } from '../chip';
import { EmptyState } from '../empty-state';
import { Button } from '../button';
import { ErrorState } from '../error-state';
import { ToggleChip } from '../toggle-chip';
import { Row, Section } from './section';

export function Surfaces() {
  const [filter, setFilter] = useState('Tous');
  return (
    <Section title="Surfaces">
      <div className="grid gap-5 sm:grid-cols-3">
        <Card interactive>
          <h3 className="text-xl">Soupe au pistou</h3>
          <p className="mt-1 text-muted">Haricots, basilic et parmesan.</p>
        </Card>
        <Card tone="herb">
          <h3 className="text-xl">Ce soir</h3>
          <p className="mt-1">Gratin dauphinois</p>
        </Card>
        <Card tone="saffron">
          <h3 className="text-xl">À finir vite</h3>
          <p className="mt-1">3 courgettes</p>
        </Card>
      </div>
      <Row>
        <Chip icon={Clock}>35 min</Chip>
        <Chip tone="herb" icon={Wheat}>
          Sans gluten
        </Chip>
        <Chip tone="saffron">Périme demain</Chip>
        <Chip tone="tomato">Périmé</Chip>
        <Chip tone="aubergine" icon={Leaf}>
          Dessert
        </Chip>
        <Chip size="sm">2 pers.</Chip>
        <Chip tone="herb" onRemove={() => undefined} removeLabel="Remove">
          coriandre
        </Chip>
      </Row>
      <Row>
        {['Tous', 'Fruits et Légumes', 'Épicerie'].map((name) => (
          <ToggleChip
            key={name}
            pressed={filter === name}
            count={12}
            onClick={() => setFilter(name)}
          >
            {name}
          </ToggleChip>
        ))}
      </Row>
      <div className="grid gap-5 sm:grid-cols-2">
        <Card>
          <EmptyState title="Votre liste est vide" action={<Button>Ajouter un article</Button>}>
            Ajoutez un article, ou partez d’une recette.
          </EmptyState>
        </Card>
        <ErrorState
          title="Impossible de charger les repas"
          message="Vérifiez votre connexion, puis réessayez."
          retryLabel="Réessayer"
          onRetry={() => undefined}
          action={<Button variant="secondary">Changer de type</Button>}
          reference="Référence 7f3a-91"
        />
      </div>
    </Section>
  );
}
