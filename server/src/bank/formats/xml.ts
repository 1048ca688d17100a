import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { BadStatement } from '../core/statement.ts';

/** An element of a bank's message, namespace prefixes left out. */
export type XmlNode = Readonly<Record<string, unknown>>;

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  removeNSPrefix: true,
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: true,
  processEntities: false,
  alwaysCreateTextNode: false,
});

/** The five entities of XML; nothing else is ever resolved. */
const entities: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
  '&amp;': '&',
};
const MAX_DEPTH = 40;

/** Rejects markup that may refer outside of the file, and nesting without end. */
function requirePlain(text: string): void {
  if (/<!(DOCTYPE|ENTITY)/i.test(text)) throw new BadStatement('unreadable', 1, '<!DOCTYPE');
  let depth = 0;
  for (const [tag] of text.matchAll(/<[^!?][^>]*>/g)) {
    if (tag.startsWith('</')) depth -= 1;
    else if (!tag.endsWith('/>')) depth += 1;
    if (depth > MAX_DEPTH) throw new BadStatement('unreadable', 1, tag);
  }
}

/** Parses XML without entities of its own. Throws BadStatement: truncated where elements stay open. */
export function parseXml(text: string): XmlNode {
  requirePlain(text);
  const valid = XMLValidator.validate(text);
  if (valid !== true) {
    const { line, msg } = valid.err;
    const isCut = !/<\/(\w+:)?Document>\s*$/.test(text);
    throw new BadStatement(isCut ? 'truncated' : 'unreadable', line, msg);
  }
  return parser.parse(text) as XmlNode;
}

const isNode = (value: unknown): value is XmlNode =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns all elements at a path; elements of the same name on the way are all followed. */
export function nodesAt(from: unknown, ...path: string[]): unknown[] {
  let found: unknown[] = [from];
  for (const name of path) {
    found = found.flatMap((one) => {
      if (!isNode(one)) return [];
      const value = one[name];
      return value === undefined ? [] : Array.isArray(value) ? (value as unknown[]) : [value];
    });
  }
  return found;
}

/** Returns the text of an element with the five entities resolved; empty where there is none. */
export function textOf(node: unknown): string {
  const raw = isNode(node) ? node['#text'] : node;
  const text = typeof raw === 'string' ? raw : '';
  return text.replace(/&(lt|gt|quot|apos|amp);/g, (one) => entities[one] ?? one).trim();
}

/** Returns the text of the first element at a path. */
export const textAt = (from: unknown, ...path: string[]): string =>
  textOf(nodesAt(from, ...path)[0]);
