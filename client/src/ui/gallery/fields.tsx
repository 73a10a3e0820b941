import { Carrot, Mail, Soup, Wheat } from 'lucide-react';
import { useState } from 'react';
import { CheckboxChips } from '../checkbox-chips';
import { Icon } from '../icon';
import { NumberStepper } from '../number-stepper';
import { PasswordField } from '../password-field';
import { RadioCards } from '../radio-cards';
import { Stepper } from '../stepper';
import { TagInput } from '../tag-input';
import { TextArea } from '../text-area';
import { TextField } from '../text-field';
import { Section } from './section';

export function Fields() {
  const [people, setPeople] = useState(4);
  const [type, setType] = useState<string | null>('main');
  const [shopping, setShopping] = useState<string | null>('weekly');
  const [diets, setDiets] = useState<string[]>(['glutenFree', 'nutFree']);
  const [tags, setTags] = useState(['coriandre', 'choux de Bruxelles']);
  return (
    <Section title="Fields">
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField label="Prénom" placeholder="Camille" hint="Pour vous dire bonsoir" />
        <TextField
          label="E-mail"
          icon={Mail}
          defaultValue="camille"
          error="Format d'email invalide"
        />
        <PasswordField
          label="Mot de passe"
          defaultValue="secret-soup"
          showPasswordLabel="Show"
          hidePasswordLabel="Hide"
        />
        <TextField label="Note" labelNote="facultatif" disabled defaultValue="Disabled" />
        <TextArea label="Message" placeholder="Une question au chef ?" />
        <NumberStepper
          label="Adultes"
          value={people}
          onChange={setPeople}
          min={1}
          max={10}
          decrementLabel="Less"
          incrementLabel="More"
        />
      </div>
      <Stepper label="Étape 2 sur 4" stepName="Vos régimes" current={2} total={4} />
      <CheckboxChips
        legend="Régimes"
        hint="Aucun efface les autres"
        exclusive="none"
        values={diets}
        onChange={setDiets}
        options={[
          { value: 'none', label: 'Aucun' },
          { value: 'vegetarian', label: 'Végétarien', icon: Carrot },
          { value: 'glutenFree', label: 'Sans gluten', icon: Wheat },
          { value: 'nutFree', label: 'Sans fruits à coque' },
          { value: 'halal', label: 'Halal', disabled: true },
        ]}
      />
      <TagInput
        label="Ce que vous n’aimez pas"
        tags={tags}
        onChange={setTags}
        addLabel="Add"
        removeLabel={(tag) => `Remove ${tag}`}
        placeholder="Ajouter"
      />
      <RadioCards
        legend="Courses"
        columns={3}
        value={shopping}
        onChange={setShopping}
        options={[
          { value: 'daily', label: 'Chaque jour', description: 'Plus frais, plus souple' },
          {
            value: 'weekly',
            label: 'Chaque semaine',
            description: 'Le plus courant, bon équilibre',
          },
          { value: 'monthly', label: 'Chaque mois', description: 'Prévoir à long terme' },
        ]}
      />
      <RadioCards
        legend="Type de plat"
        layout="tall"
        columns={3}
        value={type}
        onChange={setType}
        options={['main', 'starter', 'dessert'].map((value) => ({
          value,
          label: value,
          description: 'De quoi nourrir tout le monde',
          illustration: <Icon of={Soup} size={48} />,
          disabled: value === 'dessert',
        }))}
      />
    </Section>
  );
}
