import type { Paragraph, PhrasingContent, RootContent } from 'mdast';
import { memo, useState, type ReactNode } from 'react';
import { frenchSpaces } from '../../lib/french-spaces';
import { headingLevels, nothingRead, readOn } from './read-markdown';
import { tableIn } from './read-table';

type Node = RootContent | PhrasingContent;

const keyOf = (node: Node): number => node.position?.start.offset ?? 0;

const all = (nodes: readonly Node[]): ReactNode =>
  nodes.map((node) => <MarkdownNode key={keyOf(node)} node={node} />);

const headingTags = { 3: 'h3', 4: 'h4', 5: 'h5', 6: 'h6' } as const;
const headingLooks = { h3: 'text-xl', h4: 'text-lg', h5: 'text-base', h6: 'text-base' } as const;

const isHeadingLevel = (level: number): level is keyof typeof headingTags =>
  Object.hasOwn(headingTags, level);

interface MarkdownNodeProps {
  node: Node;
  /** Of a heading that stands by itself; one within a list or a quote is just bold. */
  level?: number | undefined;
}

/**
 * One node of the text as an element of ours. No address the model wrote is ever used: a link is its
 * words, a picture what it would show, so nothing leads away and nothing is fetched.
 */
const MarkdownNode = memo(function MarkdownNode({ node, level = 0 }: MarkdownNodeProps): ReactNode {
  switch (node.type) {
    case 'heading': {
      if (!isHeadingLevel(level)) return <p className="font-semibold">{all(node.children)}</p>;
      const Heading = headingTags[level];
      return (
        <Heading className={`mt-2 first:mt-0 ${headingLooks[Heading]}`}>
          {all(node.children)}
        </Heading>
      );
    }
    case 'paragraph':
      return <Lines paragraph={node} />;
    case 'blockquote':
      return (
        <blockquote className="grid gap-2 border-l-3 border-saffron pl-4 text-muted">
          {all(node.children)}
        </blockquote>
      );
    case 'list': {
      const items = all(node.children);
      return node.ordered ? (
        <ol
          start={node.start ?? 1}
          className="grid list-decimal gap-1.5 pl-6 marker:font-semibold marker:text-herb"
        >
          {items}
        </ol>
      ) : (
        <ul className="grid list-disc gap-1.5 pl-6 marker:text-saffron">{items}</ul>
      );
    }
    case 'listItem':
      return (
        <li className="pl-1 *:not-first:mt-1.5">
          {node.children.map((child) =>
            child.type === 'paragraph' ? (
              <div key={keyOf(child)}>{all(child.children)}</div>
            ) : (
              <MarkdownNode key={keyOf(child)} node={child} />
            ),
          )}
        </li>
      );
    case 'strong':
      return <strong className="font-semibold">{all(node.children)}</strong>;
    case 'emphasis':
      return <em>{all(node.children)}</em>;
    case 'break':
      return <br />;
    case 'thematicBreak':
      return <hr className="my-1 border-line" />;
    case 'text':
      return frenchSpaces(node.value);
    case 'inlineCode':
      return <code className="rounded-xs bg-sunken px-1">{node.value}</code>;
    case 'code':
      return (
        <pre className="rounded-control bg-sunken p-3 font-text whitespace-pre-wrap">
          {node.value}
        </pre>
      );
    case 'image':
      return <em>{node.alt}</em>;
    default:
      return 'children' in node ? all(node.children) : 'value' in node ? node.value : null;
  }
});

function Lines({ paragraph }: { paragraph: Paragraph }) {
  const table = tableIn(paragraph);
  // A model that ends a line means a new one: « Type : … » under « Portions : … ».
  if (!table) return <p className="whitespace-pre-line">{all(paragraph.children)}</p>;
  return (
    <table className="w-full border-collapse text-left text-sm">
      <thead>
        <tr className="border-b-2 border-line">
          {table.head.cells.map(({ start, nodes }) => (
            <th key={start} scope="col" className="py-2 pr-4 font-semibold last:pr-0">
              {all(nodes)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map((row) => (
          <tr key={row.start} className="border-b border-line align-top last:border-b-0">
            {row.cells.map(({ start, nodes }) => (
              <td key={start} className="py-2 pr-4 wrap-anywhere last:pr-0">
                {all(nodes)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A reply's simple markdown. Words that are added render the last block alone. */
export function Markdown({ text }: { text: string }) {
  const [read, setRead] = useState(() => readOn(nothingRead, text));
  if (read.text !== text) setRead(readOn(read, text));
  const levels = headingLevels(read.blocks);
  return (
    <div className="grid min-w-0 gap-3 *:min-w-0">
      {read.blocks.map(({ start, node }, index) => (
        <MarkdownNode key={start} node={node} level={levels[index] ?? undefined} />
      ))}
    </div>
  );
}
