import { Carrot, Mail, Wheat } from 'lucide-react';
import { useState } from 'react';
import { NumberStepper } from '../number-stepper';
import { PasswordField } from '../password-field';
import { SearchField } from '../search-field';
import { Select } from '../select';
import { TagInput } from '../tag-input';
import { TextArea } from '../text-area';
import { TextField } from '../text-field';
import { sample } from './sample.fr';
import { Section } from './section';

export function Fields() {
  const [people, setPeople] = useState(4);
  const [unit, setUnit] = useState<string | null>(null);
  const [search, setSearch] = useState('tarte');
  const [tags, setTags] = useState<string[]>([...sample.tags]);
  return (
    <Section title="Fields">
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField label="First name" placeholder="Camille" hint="So that we can say hello" />
        <TextField label="E-mail" icon={Mail} defaultValue="camille" error={sample.error} />
        <PasswordField
          label="Password"
          defaultValue="secret-soup"
          showPasswordLabel="Show"
          hidePasswordLabel="Hide"
        />
        <TextField label="Note" labelNote="optional" disabled defaultValue="Disabled" />
        <TextArea label="Message" placeholder="Ask the chef" />
        <NumberStepper
          label="Adults"
          value={people}
          onChange={setPeople}
          min={1}
          max={10}
          decrementLabel="Fewer adults"
          incrementLabel="More adults"
        />
        <Select
          label="Category"
          placeholder="Choose"
          value={unit}
          onChange={setUnit}
          options={[
            { value: 'produce', label: sample.categories[1], icon: Carrot },
            { value: 'pantry', label: sample.categories[3], icon: Wheat },
            { value: 'other', label: sample.longTitle, disabled: true },
          ]}
        />
        <Select
          label="Category"
          value="pantry"
          onChange={setUnit}
          error={sample.error}
          options={[{ value: 'pantry', label: sample.categories[3] }]}
        />
      </div>
      <SearchField
        label="Search a recipe"
        value={search}
        onChange={setSearch}
        clearLabel="Clear the search"
      />
      <TagInput
        label="What you do not eat"
        hint="Enter adds"
        tags={tags}
        onChange={setTags}
        addLabel="Add"
        removeLabel={(tag) => `Remove ${tag}`}
        placeholder="Add one"
      />
    </Section>
  );
}
