import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import ts from 'typescript';

/** The folder of the repository. */
export const root = resolve(import.meta.dirname, '..', '..');

/** One file of the house as the compiler reads it; `path` begins at the root. */
export interface HouseFile {
  readonly path: string;
  readonly ast: ts.SourceFile;
}

/** All code of contract, server and web without tests, in one program. */
export interface House {
  readonly files: readonly HouseFile[];
  readonly checker: ts.TypeChecker;
  /** Style sheets of the web by path. */
  readonly styles: ReadonlyMap<string, string>;
  /** All code by path, tests and tools too. */
  readonly texts: ReadonlyMap<string, string>;
}

/** One violation: `path:line: what`. */
export interface Finding {
  readonly path: string;
  readonly line: number;
  readonly what: string;
}

/** A rule that a machine holds. */
export interface Gate {
  readonly name: string;
  /** The sentence that a violation prints first. */
  readonly rule: string;
  check(house: House): Finding[] | Promise<Finding[]>;
}

/** A gate that answers at once. */
export interface FileGate extends Gate {
  check(house: House): Finding[];
}

const isTest = (path: string) => /\.test\.tsx?$|^server\/test\//.test(path);

/** Paths of the repository that git knows or would add, sorted. */
export function listPaths(): string[] {
  return execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root })
    .toString()
    .split('\n')
    .filter((path) => path !== '' && existsSync(join(root, path)))
    .sort();
}

/**
 * Reads the house into one program, and `planted` files as if they stood in it. The options are the
 * web's: they know the browser's names beside those of Node, and JSX.
 */
export function readHouse(
  planted: Readonly<Record<string, string>> = {},
  isMeant: (path: string) => boolean = () => true,
): House {
  const paths = listPaths();
  const config = ts.getParsedCommandLineOfConfigFile(
    join(root, 'web/tsconfig.json'),
    { incremental: false, noEmit: true },
    { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => {} },
  );
  if (config === undefined) throw new Error('web/tsconfig.json cannot be read');
  const { tsBuildInfoFile: _, ...options } = config.options;
  const isRead = (path: string) =>
    /^(contract|server|web)\/src\/.*\.tsx?$/.test(path) && !isTest(path);
  const names = [...paths, ...Object.keys(planted)].filter((path) => isRead(path) && isMeant(path));
  const host = withPlanted(ts.createCompilerHost(options), planted);
  const program = ts.createProgram({
    rootNames: names.map((path) => join(root, path)),
    options,
    host,
  });
  const files = names.flatMap((path) => {
    const ast = program.getSourceFile(join(root, path));
    return ast === undefined ? [] : [{ path, ast }];
  });
  return {
    files,
    checker: program.getTypeChecker(),
    styles: readTexts(paths, planted, /^web\/src\/.*\.css$/),
    texts: readTexts(paths, planted, /\.(ts|tsx|mjs|cjs)$/),
  };
}

function readTexts(
  paths: readonly string[],
  planted: Readonly<Record<string, string>>,
  isMeant: RegExp,
): ReadonlyMap<string, string> {
  const own = paths.map((path) => [path, null] as const);
  return new Map(
    [...own, ...Object.entries(planted)]
      .filter(([path]) => isMeant.test(path))
      .map(([path, text]) => [path, text ?? ts.sys.readFile(join(root, path)) ?? '']),
  );
}

function withPlanted(
  host: ts.CompilerHost,
  planted: Readonly<Record<string, string>>,
): ts.CompilerHost {
  const texts = new Map(Object.entries(planted).map(([path, text]) => [join(root, path), text]));
  const { fileExists, readFile, getSourceFile } = host;
  return {
    ...host,
    fileExists: (name) => texts.has(name) || fileExists(name),
    readFile: (name) => texts.get(name) ?? readFile(name),
    getSourceFile: (name, language, ...rest) => {
      const text = texts.get(name);
      return text === undefined
        ? getSourceFile(name, language, ...rest)
        : ts.createSourceFile(name, text, language, true);
    },
  };
}

/** Calls `see` with every node below one, parents first. */
export function walk(node: ts.Node, see: (node: ts.Node) => void): void {
  see(node);
  ts.forEachChild(node, (child) => walk(child, see));
}

/** A finding at a node. */
export function at(file: HouseFile, node: ts.Node, what: string): Finding {
  const { line } = file.ast.getLineAndCharacterOfPosition(node.getStart(file.ast));
  return { path: file.path, line: line + 1, what };
}

/** The first line of a node's text, cut to what fits a message. */
export function excerpt(file: HouseFile, node: ts.Node): string {
  const text = node.getText(file.ast).replaceAll(/\s+/g, ' ');
  return text.length > 70 ? `${text.slice(0, 70)}…` : text;
}

/** Makes a gate of a check that looks at one file at a time. */
export function gate(
  name: string,
  rule: string,
  isMeant: (path: string) => boolean,
  look: (file: HouseFile, house: House) => Finding[],
): FileGate {
  const check = (house: House) =>
    house.files.filter(({ path }) => isMeant(path)).flatMap((file) => look(file, house));
  return { name, rule, check };
}

/** Makes a gate of a test of single nodes, which answers what is wrong or null. */
export function nodeGate(
  name: string,
  rule: string,
  isMeant: (path: string) => boolean,
  judge: (node: ts.Node, file: HouseFile, house: House) => string | null,
): FileGate {
  return gate(name, rule, isMeant, (file, house) => {
    const found: Finding[] = [];
    walk(file.ast, (node) => {
      const what = judge(node, file, house);
      if (what !== null) found.push(at(file, node, what));
    });
    return found;
  });
}
