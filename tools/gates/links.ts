import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { matchPath } from 'react-router';
import ts from 'typescript';
import { routes } from '#web/app/all-routes.ts';
import { redirects } from '#web/app/routes.ts';
import { type Gate, nodeGate, root } from './house.ts';

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

export const linkGates: Gate[] = [
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
