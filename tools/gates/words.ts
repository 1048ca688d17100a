import ts from 'typescript';
import { at, type Finding, type Gate, gate, walk } from './house.ts';

/** Comments that begin by circling what they mean; a doc comment begins with a verb. */
const circling = /(?:\/\*\*?|\/\/)\s*(?:\*\s*)?(?:What|So that|Whoever)\b/;

/**
 * Words that the glossary bans in names, as they stand between capitals. The terms of the trade and
 * of the libraries that sound alike are not here.
 */
const banned = new Set(
  (
    'tell tells told ears say hear hears listen alive sought sifted drawn draw draws lives eaten named' +
    ' given stands standing presume doubt lapse shown seen taking taken take takes bring brings give' +
    ' gives makes let lets keep keeps kept look looks ask asks asked answer answers answered hand hands' +
    ' who whose moves agrees makings owed gone'
  ).split(' '),
);

/** Whole names that are banned, whatever their parts; `at` is the name of a time (see `isTime`). */
const bannedNames = new Set([
  'at',
  'At',
  'act',
  'Act',
  'bind',
  'Bound',
  'makeOld',
  'waitingOf',
  'faultsIn',
  'whileMine',
]);

/** The words of a name: `takeAsParty` is take, as, party. */
export function wordsOf(name: string): string[] {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .split(/[\s_$]+/)
    .map((word) => word.toLowerCase());
}

const isBanned = (name: string) =>
  bannedNames.has(name) || wordsOf(name).some((word) => banned.has(word));

const isTimeType = (type: ts.TypeNode): boolean =>
  type.kind === ts.SyntaxKind.StringKeyword ||
  (ts.isTypeReferenceNode(type) && ts.isIdentifier(type.typeName) && type.typeName.text === 'Date');

const isNullType = (type: ts.TypeNode): boolean =>
  ts.isLiteralTypeNode(type) && type.literal.kind === ts.SyntaxKind.NullKeyword;

/** Returns whether a node declares a property `at` whose type is a time: `Date`, text, or these with null. */
export function isTime(node: ts.Node): boolean {
  if (!ts.isPropertySignature(node) && !ts.isPropertyDeclaration(node)) return false;
  if (node.type === undefined || node.name.getText() !== 'at') return false;
  const types = ts.isUnionTypeNode(node.type) ? node.type.types : [node.type];
  return types.some(isTimeType) && types.every((type) => isTimeType(type) || isNullType(type));
}

/** The name that a node declares, or null where it declares none. */
function declaredName(node: ts.Node): ts.Identifier | null {
  const declares =
    ts.isVariableDeclaration(node) ||
    ts.isFunctionDeclaration(node) ||
    ts.isParameter(node) ||
    ts.isMethodDeclaration(node) ||
    ts.isMethodSignature(node) ||
    ts.isPropertySignature(node) ||
    ts.isPropertyDeclaration(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isClassDeclaration(node);
  return declares && node.name !== undefined && ts.isIdentifier(node.name) ? node.name : null;
}

export const wordGates: Gate[] = [
  {
    name: 'plain-comments',
    rule: 'A comment begins with a verb or a subject, never with What, So that or Whoever.',
    check: ({ texts }) =>
      [...texts].flatMap(([path, text]) => {
        if (path.startsWith('tools/gates/')) return [];
        return text.split('\n').flatMap((line, index): Finding[] => {
          const isLater = /^\s*\/\*\*\s*$/.test(line);
          const meant = isLater
            ? `/** ${text.split('\n')[index + 1]?.replace(/^\s*\*/, '')}`
            : line;
          return circling.test(meant) ? [{ path, line: index + 1, what: meant.trim() }] : [];
        });
      }),
  },
  gate(
    'plain-names',
    'A name is the term of the trade or of the library (see the glossary), never a figure of speech.',
    (path) => /^(contract|server|web)\/src\//.test(path) && !/\/(words|locales)\//.test(path),
    (file) => {
      const found: Finding[] = [];
      walk(file.ast, (node) => {
        const name = declaredName(node);
        if (name !== null && isBanned(name.text) && !isTime(node))
          found.push(at(file, name, name.text));
      });
      return found;
    },
  ),
];
