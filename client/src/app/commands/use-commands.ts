import { BookOpen, CalendarPlus, Heart, Keyboard, LogOut, Moon, Plus, Sun } from 'lucide-react';
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, type NavigateOptions } from 'react-router-dom';
import { skipToken } from '@apollo/client/react';
import { planMeal } from '../../entities/planned-meal/meal-to-plan';
import { useFavoriteRecipesQuery } from '../../entities/recipe/favorite-recipes.generated';
import { matchesSearch } from '../../lib/matches-search';
import { planRecipe, type RecipeToPlan } from '../../entities/recipe/plan-recipe';
import type { Command, CommandGroup } from '../../ui/command-dialog';
import { useTheme } from '../../ui/use-theme';
import { paths, recipePath } from '../paths';
import { navigation } from '../shell/navigation';
import { useLeave } from '../use-leave';
import { readRequest } from './read-request';
import { pageKeys, shortcutKeys } from './shortcut-keys';
import { useAddFromAnywhere } from './use-add-from-anywhere';

interface CommandOptions {
  open: boolean;
  query: string;
  /** Puts words into the field, to be gone on with. */
  onQuery: (query: string) => void;
  onShowHelp: () => void;
}

/** As many favourites as fit beside the rest. */
const shownRecipes = 6;

/** What can be done, by what was typed. */
export function useCommands({ open, query, onQuery, onShowHelp }: CommandOptions): CommandGroup[] {
  const { t } = useTranslation(['commands', 'shell', 'common']);
  const navigate = useNavigate();
  const { theme, toggleTheme } = useTheme();
  const leave = useLeave();
  const add = useAddFromAnywhere();
  const { kind, subject } = readRequest(query);
  const recipes = useRecipesNamed(subject, open && kind !== 'add');
  const dark = theme === 'dark';

  const go = (to: string, options?: NavigateOptions): Pick<Command, 'leaves' | 'onSelect'> => ({
    leaves: true,
    onSelect: () => void navigate(to, options),
  });
  const matching = (commands: readonly Command[]): Command[] =>
    kind === 'any' ? commands.filter(({ label }) => matchesSearch([label], subject)) : [];

  const addCommand: Command =
    subject === ''
      ? {
          id: 'add',
          label: t('addAny'),
          icon: Plus,
          stays: true,
          onSelect: () => onQuery(t('verb')),
        }
      : {
          id: 'add',
          label: t('addLine', { line: subject }),
          icon: Plus,
          onSelect: () => add(subject),
        };
  const planCommand: Command = {
    id: 'plan',
    label: subject === '' ? t('planAny') : t('planTitle', { title: subject }),
    icon: CalendarPlus,
    ...go(...planMeal(subject)),
  };
  const actions = [
    ...(kind === 'plan' ? [] : [addCommand]),
    ...(kind === 'add' ? [] : [planCommand]),
  ];
  const pages: Command[] = navigation.map(({ page, path, icon }) => ({
    id: page,
    label: t(`shell:page.${page}`),
    icon,
    keys: pageKeys[page],
    ...go(path),
  }));
  pages.push({ id: 'book', label: t('book'), icon: BookOpen, ...go(paths.book) });
  const settings: Command[] = [
    {
      id: 'theme',
      label: t(dark ? 'common:theme.toLight' : 'common:theme.toDark'),
      icon: dark ? Sun : Moon,
      keys: shortcutKeys.theme,
      onSelect: toggleTheme,
    },
    {
      id: 'shortcuts',
      label: t('shortcuts.title'),
      icon: Keyboard,
      keys: shortcutKeys.help,
      leaves: true,
      onSelect: onShowHelp,
    },
    { id: 'leave', label: t('shell:user.signOut'), icon: LogOut, leaves: true, onSelect: leave },
  ];
  const recipeCommand = (recipe: RecipeToPlan): Command =>
    kind === 'plan'
      ? {
          id: recipe.id,
          label: t('planRecipe', { title: recipe.title }),
          icon: CalendarPlus,
          ...go(...planRecipe(recipe)),
        }
      : { id: recipe.id, label: recipe.title, icon: Heart, ...go(recipePath(recipe.id)) };

  const groups: CommandGroup[] = [
    { label: t('group.pages'), items: matching(pages) },
    { label: t('group.recipes'), items: recipes.map(recipeCommand) },
    { label: t('group.settings'), items: matching(settings) },
  ];
  const found = groups.filter(({ items }) => items.length > 0);
  const doing = { label: t('group.do'), items: actions };
  // A word that names a page goes there with Enter; what names nothing is something to buy.
  return subject !== '' && kind === 'any' ? [...found, doing] : [doing, ...found];
}

function useRecipesNamed(name: string, wanted: boolean): readonly RecipeToPlan[] {
  const search = useDeferredValue(name);
  // Whole, as their page asks for them: a poorer answer would take its list from that page, and from the device.
  const { data, previousData } = useFavoriteRecipesQuery(
    wanted ? { variables: search === '' ? {} : { search } } : skipToken,
  );
  if (!wanted) return [];
  const { edges = [] } = (data ?? previousData)?.viewer?.favoriteRecipes ?? {};
  return edges
    .map(({ node }) => node)
    .filter(({ title }) => matchesSearch([title], name))
    .slice(0, shownRecipes);
}
