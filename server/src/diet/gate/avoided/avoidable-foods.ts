import { avoidedFoods } from '../../generated/avoided-foods.js';
import { traitRules } from '../../lexicon/traits.js';
import { phrases, type Trait } from '../../lexicon/types.js';

/** A food as a person may avoid it. */
export interface AvoidableFood {
  /** Its names, the first its own: who avoids one avoids them all. */
  names: readonly string[];
  /** Foods that are one of it; who avoids such a one alone eats the others. */
  kinds: readonly string[];
  /** What it is sold as or made into, and the dishes that are none without it. */
  madeOfIt: readonly string[];
  /** What holds it by its usual recipe, and may be made without. */
  usual: readonly string[];
  /** The same, for names so wide that only a line of the list is judged by them (« viande », « friture »). */
  mayBe: readonly string[];
  /** More hold it than any list of a recipe says, which names what is bought and not what that is made with. */
  unsaid: boolean;
  /** What the gate must still see in the words: « steak végétal » holds no beef. */
  trait: Trait | undefined;
  /** Another animal named after « de » takes its place: « osso buco de dinde ». */
  animal: boolean;
}

const traitNames = Object.keys(traitRules) as Trait[];

/** The foods of which Popote knows other names, or what they are made into. Any other is looked up as it is written. */
export const avoidableFoods: readonly AvoidableFood[] = avoidedFoods.split('\n').map((line) => {
  const [food = '', marks = '', ...lists] = line.split('\t');
  const [names = [], kinds = [], madeOfIt = [], usual = [], mayBe = []] = lists.map(phrases);
  const flags = marks.split(' ');
  return {
    names: [food, ...names],
    kinds,
    madeOfIt,
    usual,
    mayBe,
    unsaid: flags.includes('unsaid'),
    animal: flags.includes('animal'),
    trait: traitNames.find((name) => flags.includes(name.toLowerCase().replaceAll('_', '-'))),
  };
});
