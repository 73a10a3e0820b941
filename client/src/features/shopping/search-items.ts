import { matchesSearch } from '../../lib/matches-search';

/** The lines that a search is for, by what is bought: a recipe named after its rice also asks for onions. */
export const searchItems = <Item extends { name: string }>(
  items: readonly Item[],
  search: string,
): readonly Item[] => items.filter(({ name }) => matchesSearch([name], search));
