import ts from 'typescript';
import {
  at,
  type FileGate,
  type Finding,
  gate,
  type House,
  type HouseFile,
  nodeGate,
} from './house.ts';

const SOURCES_PER_FOLDER = 25;
const handled = /^server\/src\/[^/]+\/(commands|queries)\/(?:.*\/)?([^/]+)\.ts$/;
const isHandled = (path: string) => handled.test(path);
/** Code of slices outside of their stores, which know columns by their names in the database. */
const isOutsideStores = (path: string) =>
  /^server\/src\/(?!kit\/)/.test(path) && !/store/.test(path.slice('server/src/'.length));
const isSnake = (name: string) => /^[a-z][a-z0-9]*(_[a-z0-9]+)+$/.test(name);
const toCamel = (kebab: string) =>
  kebab.replaceAll(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

interface ExportedFunction {
  readonly name: string;
  readonly node: ts.Node;
  readonly parameters: readonly ts.ParameterDeclaration[];
}

const isExported = (node: ts.Declaration | ts.VariableStatement) =>
  (ts.getCombinedModifierFlags(node as ts.Declaration) & ts.ModifierFlags.Export) !== 0;

/** Functions that a file exports by name, with their parameters. */
function exportedFunctions({ ast }: HouseFile): ExportedFunction[] {
  return ast.statements.flatMap((statement): ExportedFunction[] => {
    if (ts.isFunctionDeclaration(statement) && statement.name && isExported(statement)) {
      const { name, parameters } = statement;
      return [{ name: name.text, node: name, parameters: [...parameters] }];
    }
    if (!ts.isVariableStatement(statement)) return [];
    return statement.declarationList.declarations.flatMap((declared) => {
      const { name, initializer } = declared;
      if (!isExported(declared) || !ts.isIdentifier(name)) return [];
      const isArrow = initializer !== undefined && ts.isArrowFunction(initializer);
      return [
        { name: name.text, node: name, parameters: isArrow ? [...initializer.parameters] : [] },
      ];
    });
  });
}

/** The rank of a parameter by its type: what the call is about, then what the slice needs. */
function rankOf(parameter: ts.ParameterDeclaration, file: HouseFile, { checker }: House): number {
  const type = parameter.type?.getText(file.ast) ?? '';
  if (/Deps$|^Pick<\w*Deps\b/.test(type)) return 1;
  if (/(Context|^Tx|^Db)$/.test(type)) return 0;
  // A part of a context, or one with more: it holds the transaction or the pool.
  const shape = checker.getTypeAtLocation(parameter);
  return shape.getProperty('tx') || shape.getProperty('db') ? 0 : 2;
}

const isOrdered = (ranks: readonly number[]) =>
  ranks.every((rank, index) => index === 0 || rank >= (ranks[index - 1] ?? 0) || rank === 2);

const oneSignature = gate(
  'one-signature',
  'A command or query takes the context, what its slice needs, and its input, in this order.',
  isHandled,
  (file, house) =>
    exportedFunctions(file).flatMap(({ name, node, parameters }) => {
      const ranks = parameters.map((parameter) => rankOf(parameter, file, house));
      return isOrdered(ranks) ? [] : [at(file, node, name)];
    }),
);

const namedAfterFunction = gate(
  'files-are-commands',
  'A file of commands or queries is named after a function that it exports, verb and noun.',
  isHandled,
  (file) => {
    const name = toCamel(handled.exec(file.path)?.[2] ?? '');
    const has = exportedFunctions(file).some((one) => one.name === name);
    return has ? [] : [{ path: file.path, line: 1, what: `exports no ${name}` }];
  },
);

const camelCaseRecords = nodeGate(
  'camel-case-records',
  'A record has plain names from the store outward; only stores know the columns of the database.',
  isOutsideStores,
  (node, file, { checker }) => {
    const name = ts.isPropertyAccessExpression(node)
      ? node.name
      : ts.isBindingElement(node)
        ? (node.propertyName ?? node.name)
        : null;
    if (name === null || !ts.isIdentifier(name) || !isSnake(name.text)) return null;
    const symbol = checker.getSymbolAtLocation(name);
    const isOwn = symbol?.declarations?.some(
      (one) => !one.getSourceFile().fileName.includes('/node_modules/'),
    );
    return isOwn || ts.isBindingElement(node) ? name.getText(file.ast) : null;
  },
);

/** Folders with more files of code than one may hold, by their first file. */
export function crowdedFolders(paths: readonly string[]): Finding[] {
  const byFolder = Map.groupBy(paths, (path) => path.slice(0, path.lastIndexOf('/')));
  return [...byFolder].flatMap(([folder, [first = folder, ...others]]) => {
    const count = others.length + 1;
    if (count <= SOURCES_PER_FOLDER) return [];
    return [{ path: first, line: 1, what: `${folder} holds ${count}` }];
  });
}

const smallFolders: FileGate = {
  name: 'small-folders',
  rule: `A folder holds at most ${SOURCES_PER_FOLDER} files of code; past that it has rooms of its own.`,
  // Planted violations share the folders of the code, and are no part of it.
  check: ({ files }) =>
    crowdedFolders(files.map(({ path }) => path).filter((path) => !/\/planted-/i.test(path))),
};

/** The plan of a slice, as docs/ARCHITECTURE.md draws it. */
export const planGates: FileGate[] = [
  oneSignature,
  namedAfterFunction,
  camelCaseRecords,
  smallFolders,
];
