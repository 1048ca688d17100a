import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { matchPath } from 'react-router';
import ts from 'typescript';
import { routes } from '#web/app/routing/all-routes.ts';
import { redirects } from '#web/app/routing/routes.ts';
import { type Gate, type House, nodeGate, root, walk } from './house.ts';

const isMeant = (path: string) =>
  /^(web|server)\/src\//.test(path) && !/\/(words|locales)\//.test(path);

/** Addresses of the server that are no pages. */
const noPages = /^\/(test-api|dev|assets|files?|sitemap|robots|favicon|healthz|readyz|metrics)\b/;

/** The value of a literal as an address, with `x` for whatever is filled in. */
function addressOf(node: ts.Expression): string | null {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return null;
  return node.head.text + node.templateSpans.map((span) => `x${span.literal.text}`).join('');
}

/** The places where an expression is where a link leads. */
function leadsTo(node: ts.Node): ts.Expression | null {
  if (ts.isJsxAttribute(node) && /^(to|href|link)$/.test(node.name.getText())) {
    const value = node.initializer;
    if (value === undefined) return null;
    if (ts.isStringLiteral(value)) return value;
    return ts.isJsxExpression(value) ? (value.expression ?? null) : null;
  }
  if (ts.isPropertyAssignment(node) && /^(to|href|link)$/.test(node.name.getText())) {
    return node.initializer;
  }
  if (ts.isCallExpression(node) && node.expression.getText() === 'navigate') {
    return node.arguments[0] ?? null;
  }
  return null;
}

// The page of everything that is no page answers every address.
const known = [...routes.map(({ path }) => path), ...Object.keys(redirects)].filter(
  (path) => !path.includes('*'),
);

function isPage(address: string): boolean {
  const path = address.replace(/[?#].*$/, '');
  if (!path.startsWith('/') || path.startsWith('//') || noPages.test(path)) return true;
  if (path === '/' || existsSync(join(root, 'web/public', path))) return true;
  return known.some((pattern) => {
    // What is filled in may stand for a fixed part of an address: `/quote/${type}`.
    const parts = pattern.split('/');
    const asked = path.split('/');
    if (matchPath(pattern, path) !== null) return true;
    return (
      parts.length === asked.length &&
      parts.every((part, index) => {
        const said = asked[index] ?? '';
        if (part.startsWith(':')) return said !== '';
        return said.includes('x') && new RegExp(`^${said.replaceAll('x', '.*')}$`).test(part)
          ? true
          : part === said;
      })
    );
  });
}

/** Addresses below which the server serves files, and places of the system that it reads. */
const served =
  /^\/(bom-files|figure-files|quote-files|stock-files|order-calendar|order-documents|claim-documents|order-lists|claim-lists|wallet-statements|showcase|fonts|proc|etc|bin|usr)\b/;

/** A literal that reads as an address: a path of plain segments, maybe with a query. */
const isAddress = (text: string) => /^\/[a-zA-Z][\w-]*([/?#]\S*)?$/.test(text);

/** Whether a page's address begins with a path, whose id is added elsewhere. */
const beginsPage = (path: string) => known.some((pattern) => pattern.startsWith(path));

const callPaths = new WeakMap<House, ReadonlySet<string>>();

/** Returns the paths of calls and their beginnings, as the contract writes them. */
function callPathsOf(house: House): ReadonlySet<string> {
  const known = callPaths.get(house);
  if (known !== undefined) return known;
  const found = new Set<string>();
  callPaths.set(house, found);
  for (const { path, ast } of house.files) {
    if (!/^contract\/src\/.*(calls|constants|events)\.ts$/.test(path)) continue;
    walk(ast, (node) => {
      const text = ts.isExpression(node) ? addressOf(node) : null;
      if (text === null || !isAddress(text)) return;
      const parts = text.split('/');
      for (let end = 2; end <= parts.length; end += 1) found.add(parts.slice(0, end).join('/'));
    });
  }
  return found;
}

/** Whether a path is a call's or begins one; `x` stands for whatever is filled in. */
function isCall(house: House, path: string): boolean {
  const calls = callPathsOf(house);
  if (calls.has(path.replace(/\/$/, ''))) return true;
  return path.includes('x') && calls.has(path.slice(0, path.lastIndexOf('/')));
}

export const linkGates: Gate[] = [
  nodeGate(
    'addresses-exist',
    'An address in the code is a page, a call or a file that the server serves.',
    (path) => isMeant(path) || path === 'contract/src/addresses.ts',
    (node, file, house) => {
      if (!ts.isExpression(node) || ts.isImportDeclaration(node.parent)) return null;
      // Route tables hold patterns; parts of a workbook have addresses of their own.
      if (/routes\.ts$|\/sheets\/read\//.test(file.path)) return null;
      const address = addressOf(node);
      if (address === null || !isAddress(address)) return null;
      const path = address.replace(/[?#].*$/, '');
      const exists =
        isPage(address) ||
        served.test(path) ||
        beginsPage(path.replace(/\*$/, '')) ||
        isCall(house, path);
      return exists ? null : address;
    },
  ),
  nodeGate(
    'links-lead-to-pages',
    'An address that a page or a message leads to stands in the route table.',
    isMeant,
    (node) => {
      const target = leadsTo(node);
      const address = target === null ? null : addressOf(target);
      return address !== null && !isPage(address) ? address : null;
    },
  ),
];
