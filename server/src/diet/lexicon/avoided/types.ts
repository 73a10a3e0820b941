import type { Trait } from '../types.js';

/** A food as a person may avoid it. */
export interface AvoidableFood {
  /** Its names: who avoids one avoids them all. */
  names: string;
  /** Foods that are one of it; who avoids such a one alone eats the others. */
  kinds?: string;
  /** What it is sold as or made into, and the dishes that hold it by their usual recipe. */
  heldIn?: string;
  /** The same, for names so wide that only a line of the list is judged by them (« viande », « friture »). */
  mayBe?: string;
  /** More hold it than any list of a recipe says, which names what is bought and not what that is made with. */
  unsaid?: boolean;
  /** What the gate must still see in the words: « steak végétal » holds no beef. */
  trait?: Trait;
  /** Another animal named after « de » takes its place: « osso buco de dinde ». */
  animal?: boolean;
}
