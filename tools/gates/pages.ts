import ts from 'typescript';
import { type Finding, type Gate, type House, nodeGate } from './house.ts';

const isWeb = (path: string) => path.startsWith('web/src/') && !/\/(words|locales)\//.test(path);
const letters = /\p{L}{2,}/u;
const shownAttributes = new Set(['title', 'placeholder', 'alt', 'aria-label', 'label', 'summary']);
const network = new Set(['fetch', 'XMLHttpRequest', 'EventSource', 'WebSocket']);

/** Proper names and signs, which no language translates. */
const names = new Set(['Assay', '验芯', 'AMD Xilinx', 'SHA-256', 'XXXX-XXXX', 'USD', 'KEY', 'ID']);

const isProse = (text: string) => letters.test(text) && !names.has(text.trim());

/** Text that a reader sees whatever language they chose. */
function literalText(node: ts.Node): string | null {
  if (ts.isJsxText(node)) return isProse(node.text) ? node.text.trim() : null;
  if (ts.isJsxExpression(node) && node.expression !== undefined && isShown(node)) {
    const { expression } = node;
    const isLiteral =
      ts.isStringLiteral(expression) || ts.isNoSubstitutionTemplateLiteral(expression);
    return isLiteral && isProse(expression.text) ? expression.text : null;
  }
  if (ts.isJsxAttribute(node) && node.initializer && ts.isStringLiteral(node.initializer)) {
    const { text } = node.initializer;
    return shownAttributes.has(node.name.getText()) && isProse(text) ? text : null;
  }
  return null;
}

/** Whether an expression in braces is a child of an element or an attribute that is read. */
function isShown(node: ts.JsxExpression): boolean {
  const { parent } = node;
  if (ts.isJsxElement(parent) || ts.isJsxFragment(parent)) return true;
  return ts.isJsxAttribute(parent) && shownAttributes.has(parent.name.getText());
}

const hex = /#[0-9a-f]{3,8}\b/i;

const isColor = (text: string) => /^#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i.test(text);

/** Style sheets that may name colors: the theme and the sheet that is printed. */
const palettes = new Set([
  'web/src/ui/theme/tokens.css',
  'web/src/ui/theme/base.css',
  'web/src/qc/Sheet.module.css',
]);

function colorsOfStyles({ styles }: House): Finding[] {
  return [...styles]
    .filter(([path]) => !palettes.has(path))
    .flatMap(([path, text]) =>
      text.split('\n').flatMap((line, index) => {
        const found = /:[^{}]*/.exec(line.replaceAll(/url\([^)]*\)/g, ''))?.[0] ?? '';
        const color = hex.exec(found);
        return color ? [{ path, line: index + 1, what: color[0] }] : [];
      }),
    );
}

const colorsOfCode = nodeGate(
  'no-color-in-pages',
  'Colors are tokens of web/src/ui/theme/tokens.css.',
  isWeb,
  (node) =>
    ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)
      ? isColor(node.text)
        ? node.text
        : null
      : null,
);

export const pageGates: Gate[] = [
  nodeGate(
    'no-text-in-pages',
    'Text that people read stands in the dictionaries, in five languages.',
    (path) => isWeb(path) && path.endsWith('.tsx'),
    (node) => literalText(node),
  ),
  { ...colorsOfCode, check: (house) => [...colorsOfCode.check(house), ...colorsOfStyles(house)] },
  nodeGate(
    'network-only-in-api',
    'Only web/src/api speaks to the server.',
    (path) => isWeb(path) && !path.startsWith('web/src/api/'),
    (node, _file, { checker }) => {
      if (!ts.isIdentifier(node)) return null;
      if (node.text === 'sendBeacon') return node.text;
      if (!network.has(node.text)) return null;
      const declared = checker.getSymbolAtLocation(node)?.declarations ?? [];
      const isGlobal = declared.every((one) => one.getSourceFile().isDeclarationFile);
      const isType = ts.isTypeReferenceNode(node.parent);
      return isGlobal && !isType ? node.text : null;
    },
  ),
];
