import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import {
  at,
  type Finding,
  type Gate,
  gate,
  type HouseFile,
  listPaths,
  root,
  walk,
} from './house.ts';

const isServer = (path: string) => path.startsWith('server/src/');

/** Where SQL may stand: stores of slices, and the files of the kit that are stores by trade. */
const isStore = (path: string) =>
  /^server\/src\/[^/]+\/(.*\/)?[^/]*store[^/]*\.ts$|^server\/src\/[^/]+\/store\//.test(path) ||
  /^server\/src\/kit\/(database|mail|jobs)\/[^/]*\.ts$|^server\/src\/kit\/process\/health\.ts$/.test(
    path,
  ) ||
  path.startsWith('server/src/kit/postgres/');

/** Statements of a file: each `sql` template with its text, where `${…}` is written as `$`. */
export function statementsOf(file: HouseFile): { node: ts.Node; text: string }[] {
  const found: { node: ts.Node; text: string }[] = [];
  walk(file.ast, (node) => {
    if (!ts.isTaggedTemplateExpression(node) || node.tag.getText(file.ast) !== 'sql') return;
    found.push({ node, text: templateText(node.template) });
  });
  return found;
}

function templateText(template: ts.TemplateLiteral): string {
  if (ts.isNoSubstitutionTemplateLiteral(template)) return template.text;
  return (
    template.head.text + template.templateSpans.map((span) => `$${span.literal.text}`).join('')
  );
}

/** Whether a statement's text writes. */
export const writes = (text: string): boolean =>
  /\b(insert\s+into|update\s+(only\s+)?[a-z_]+\.[a-z_]+|delete\s+from|merge\s+into|truncate|nextval\s*\()/i.test(
    text.replaceAll(/--.*$/gm, '').replaceAll(/\bfor\s+(no\s+key\s+)?update\b/gi, ''),
  );

let schemas: ReadonlySet<string> | null = null;

/** Every schema that a migration creates. */
function allSchemas(): ReadonlySet<string> {
  schemas ??= new Set(
    listPaths()
      .filter((path) => /^server\/migrations\/.*\.sql$/.test(path))
      .flatMap((path) => [
        ...readFileSync(join(root, path), 'utf8').matchAll(
          /create schema (?:if not exists )?(\w+)/gi,
        ),
      ])
      .map(([, name]) => name ?? ''),
  );
  return schemas;
}

function foreignSchemas(file: HouseFile): Finding[] {
  const own = /^server\/src\/([^/]+)\//.exec(file.path)?.[1] ?? '';
  return statementsOf(file).flatMap(({ node, text }) => {
    const tables = text.matchAll(
      /\b(?:from|join|into|update|only|using|table|nextval\s*\(\s*')\s*([a-z_]+)\.([a-z_]+)/gi,
    );
    return [...tables].flatMap(([, schema = '', table = '']) =>
      allSchemas().has(schema) && schema !== own ? [at(file, node, `${schema}.${table}`)] : [],
    );
  });
}

export const sqlGates: Gate[] = [
  gate('sql-only-in-stores', 'SQL stands in stores.', isServer, (file) =>
    isStore(file.path)
      ? []
      : statementsOf(file).map(({ node, text }) => at(file, node, text.trim().slice(0, 50))),
  ),
  gate(
    'sql-of-own-schema',
    'A slice reads and writes the tables of its own schema; others it asks at their public.ts.',
    (path) => /^server\/src\/[^/]+\//.test(path),
    foreignSchemas,
  ),
];
