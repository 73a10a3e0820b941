const maxTextLength = 120;
const maxItems = 100;

type DataValue = string | number;
export type DataItem = string | Readonly<Record<string, DataValue>>;

/** One line of visible characters, cut to 120. */
function tidy(text: string): string {
  const visible = text.replace(/\p{C}/gu, ' ').replace(/\s+/gu, ' ').trim();
  return [...visible].slice(0, maxTextLength).join('');
}

const tidyItem = (item: DataItem): DataItem =>
  typeof item === 'string'
    ? tidy(item)
    : Object.fromEntries(
        Object.entries(item).map(([key, value]) => [
          key,
          typeof value === 'string' ? tidy(value) : value,
        ]),
      );

/**
 * What people typed, as a labelled block of JSON that it cannot leave: quotes and line breaks are
 * JSON's own, and the angle brackets of the fence are escaped. At most 100 items.
 */
export function fencedData(name: string, items: readonly DataItem[]): string {
  const json = JSON.stringify(items.slice(0, maxItems).map(tidyItem))
    .replaceAll('<', '\\u003c')
    .replaceAll('>', '\\u003e');
  return `<donnees nom="${name}">\n${json}\n</donnees>`;
}
