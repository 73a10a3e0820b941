import { Carrot, LayoutList, Soup, Store, Wheat } from 'lucide-react';
import { useState } from 'react';
import { Checkbox } from '../checkbox';
import { CheckboxChips } from '../checkbox-chips';
import { Icon } from '../icon';
import { RadioCards } from '../radio-cards';
import { SegmentedControl } from '../segmented-control';
import { Stepper } from '../stepper';
import { Tabs } from '../tabs';
import { ToggleChip } from '../toggle-chip';
import { sample } from './sample.fr';
import { Row, Section } from './section';

export function Choices() {
  const [tab, setTab] = useState('ingredients');
  const [grouping, setGrouping] = useState('aisle');
  const [type, setType] = useState<string | null>('main');
  const [rhythm, setRhythm] = useState<string | null>('weekly');
  const [diets, setDiets] = useState<string[]>(['c2', 'c3']);
  const [done, setDone] = useState(true);
  const [filter, setFilter] = useState(0);
  return (
    <Section title="Choices">
      <Stepper label={sample.step} stepName="Diets" current={2} total={4} />
      <CheckboxChips
        legend="Diets"
        hint="The first clears the others"
        exclusive="c0"
        values={diets}
        onChange={setDiets}
        options={sample.chips.map((label, index) => ({
          value: `c${index}`,
          label,
          icon: index === 1 ? Carrot : index === 2 ? Wheat : undefined,
          disabled: index === 4,
        }))}
      />
      <RadioCards
        legend="How often do you shop?"
        columns={3}
        value={rhythm}
        onChange={setRhythm}
        options={[
          { value: 'daily', label: 'Daily', description: 'Fresher, more flexible' },
          { value: 'weekly', label: 'Weekly', description: 'Most common, good balance' },
          { value: 'monthly', label: 'Monthly' },
        ]}
      />
      <RadioCards
        legend="Meal type"
        layout="tall"
        columns={3}
        value={type}
        onChange={setType}
        error={sample.error}
        options={['main', 'starter', 'dessert'].map((value) => ({
          value,
          label: value,
          description: sample.standfirst,
          illustration: <Icon of={Soup} size={48} />,
          disabled: value === 'dessert',
        }))}
      />
      <Row>
        {sample.categories.map((name, index) => (
          <ToggleChip
            key={name}
            pressed={filter === index}
            count={12}
            onClick={() => setFilter(index)}
          >
            {name}
          </ToggleChip>
        ))}
      </Row>
      <Row>
        <SegmentedControl
          legend="Grouping"
          value={grouping}
          onChange={setGrouping}
          options={[
            { value: 'aisle', label: 'By aisle', icon: Store },
            { value: 'recipe', label: 'By recipe', icon: LayoutList },
            { value: 'none', label: 'All' },
          ]}
        />
      </Row>
      <div className="max-w-md">
        <Checkbox label={sample.longTitle} checked={done} onChange={setDone} look="task" />
        <Checkbox label="2 kg" checked={!done} onChange={(next) => setDone(!next)} look="task" />
        <Checkbox
          label="I agree"
          description="Needed"
          checked={false}
          onChange={setDone}
          error={sample.error}
        />
        <Checkbox label="Disabled" checked disabled onChange={setDone} />
      </div>
      <Tabs
        label="Recipe"
        value={tab}
        onChange={setTab}
        items={[
          {
            value: 'ingredients',
            label: 'Ingredients',
            icon: Carrot,
            content: <p>{sample.body}</p>,
          },
          { value: 'steps', label: 'Steps', content: <p>{sample.standfirst}</p> },
        ]}
      />
    </Section>
  );
}
