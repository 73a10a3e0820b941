import { parse, Kind } from 'graphql';
import { tourVersion, type ExampleTab } from './example-tabs.js';

/** As GraphiQL stores a tab, which it calls by its first operation. */
function storedTab({ query, variables }: ExampleTab, index: number) {
  const names = parse(query).definitions.map((each) =>
    each.kind === Kind.OPERATION_DEFINITION ? (each.name?.value ?? null) : null,
  );
  const operationName = names[0] ?? null;
  const title = operationName ?? '';
  return {
    id: `tour-${index}`,
    title,
    operationName,
    query,
    variables,
    headers: null,
    response: null,
  };
}

/*
 * GraphiQL writes what is edited into its address at once, and stores its tabs half a second later; when it opens, it
 * adds one more tab where none of those stored holds just what the address and its other keys say, and shows the first
 * of its default tabs without its variables. So the tabs are put where it stores them, the one that was open last is put
 * in those keys, with what of it was stored too late; somebody else's operation still gets a tab of its own.
 */
const script = (state: string): string => `
  try {
    const key = (name) => 'graphiql:' + name;
    const read = (name) => localStorage.getItem(key(name));
    if (localStorage.getItem('popote:tour') !== '${tourVersion}' || read('tabState') === null) {
      localStorage.setItem('popote:tour', '${tourVersion}');
      localStorage.setItem(key('tabState'), JSON.stringify(${state}));
    }
    const state = JSON.parse(read('tabState'));
    const tab = state.tabs[state.activeTabIndex];
    const address = new URL(location.href);
    const asked = address.searchParams.get('query');
    const wasOpen = sessionStorage.getItem('popote:tour') !== null;
    sessionStorage.setItem('popote:tour', 'open');
    const isKnown = asked === null || state.tabs.some(({ query }) => query === asked);
    if (!isKnown && wasOpen) tab.query = asked;
    if (isKnown || wasOpen) {
      address.searchParams.delete('query');
      history.replaceState(null, '', address);
      localStorage.setItem(key('tabState'), JSON.stringify(state));
      for (const name of ['query', 'variables', 'headers'])
        localStorage.setItem(key(name), tab[name] ?? '');
    }
  } catch {}`;

/* A tab that is pressed moves by what it was animated with, from under the pointer: the press is lost. */
const style = '.graphiql-tab { transform: none !important; }';

/** What GraphiQL's page needs before its own script, to open with these tabs or as it was left. */
export function keepTabs(tabs: readonly ExampleTab[]): string {
  const state = JSON.stringify({ activeTabIndex: 0, tabs: tabs.map(storedTab) });
  return `<style>${style}</style><script>${script(state.replaceAll('<', '\\u003c'))}</script>`;
}
