import type { LucideIcon } from 'lucide-react';
import {
  CalendarDays,
  ChefHat,
  Heart,
  House,
  Refrigerator,
  Settings,
  ShoppingBasket,
  Sparkles,
} from 'lucide-react';
import { paths } from '../paths';

export type ShellPage =
  'dashboard' | 'chat' | 'feed' | 'planning' | 'shopping' | 'inventory' | 'favorites' | 'settings';

export interface NavigationEntry {
  page: ShellPage;
  path: string;
  icon: LucideIcon;
}

/** The sidebar's eight entries, in their order. */
export const navigation: readonly NavigationEntry[] = [
  { page: 'dashboard', path: paths.dashboard, icon: House },
  { page: 'chat', path: paths.chat, icon: ChefHat },
  { page: 'feed', path: paths.feed, icon: Sparkles },
  { page: 'planning', path: paths.planning, icon: CalendarDays },
  { page: 'shopping', path: paths.shopping, icon: ShoppingBasket },
  { page: 'inventory', path: paths.inventory, icon: Refrigerator },
  { page: 'favorites', path: paths.favorites, icon: Heart },
  { page: 'settings', path: paths.settings, icon: Settings },
];

const mostUsed = ['dashboard', 'feed', 'planning', 'shopping', 'inventory'] as const;
export type QuickPage = (typeof mostUsed)[number];

/** The five entries of a phone's bottom bar. */
export const quickNavigation = mostUsed.flatMap((page) =>
  navigation.filter((entry) => entry.page === page).map((entry) => ({ ...entry, page })),
);

/** The page at exactly this path. */
export const pageAt = (pathname: string): ShellPage | undefined =>
  navigation.find(({ path }) => path === pathname)?.page;
