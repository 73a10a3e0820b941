// Reads one module of the client for check-i18n: its string literals, and sentences that a person would see.
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import ts from 'typescript';

const letter = /\p{L}/u;
const french = /[àâçéèêëîïôùûüœÀÂÇÉÈÊËÎÏÔÙÛÜŒ«»]/;
/** Attributes whose text is read or spoken, whatever the component calls them. */
const spoken =
  /^(title|alt|placeholder|label|text|hint|heading|caption|description|summary|aria-(label|description|roledescription|valuetext))$|(Label|Text|Title)$/;
/** Data in French lives in files named so; drawings hold ids and path data. */
const mayBeFrench = /\.fr\.tsx?$/;
/** The gallery of the design system and the drawings’ sheet are workbenches: nobody meets them. */
const workbench = /[/\\](ui[/\\]gallery[/\\]|contact-sheet\.tsx$)/;

const textOf = (node) =>
  ts.isStringLiteralLike(node)
    ? [node.text]
    : [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)];

/** `t('legal.sections', { returnObjects: true })` says everything below its key. */
function wholeObject(node, parts) {
  const call = node.parent;
  const asksAll =
    ts.isCallExpression(call) &&
    call.arguments[0] === node &&
    /\breturnObjects\b/.test(call.arguments[1]?.getText() ?? '');
  return asksAll ? parts[0].replace(/^[\w-]+:/, '') : undefined;
}

function attributeOf(node) {
  let at = node.parent;
  while (
    at &&
    (ts.isJsxExpression(at) || ts.isConditionalExpression(at) || ts.isParenthesizedExpression(at))
  )
    at = at.parent;
  return at && ts.isJsxAttribute(at) ? at.name.getText() : undefined;
}

/** The literals of a module, and the sentences that should be in a catalogue instead. */
export function readSource(path, root) {
  const source = ts.createSourceFile(
    path,
    readFileSync(path, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  );
  const literals = [];
  const sentences = [];
  const complain = (node, text) => {
    const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    sentences.push(
      `${relative(root, path)}:${line} says « ${text.trim()} » outside the catalogues`,
    );
  };
  const visit = (node) => {
    if (ts.isJsxText(node) && letter.test(node.text)) complain(node, node.text);
    if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) {
      const parts = textOf(node);
      literals.push({ parts, whole: wholeObject(node, parts) });
      const said = parts.join(' ');
      const shown = spoken.test(attributeOf(node) ?? '') && letter.test(said);
      if (shown || (said.length > 1 && french.test(said) && !mayBeFrench.test(path)))
        complain(node, said);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return { literals, sentences: workbench.test(path) ? [] : sentences };
}
