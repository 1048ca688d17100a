import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { Assertions, rootOf } from './asserted.ts';

/** A test or a group of tests as it stands in its file. */
export interface Named {
  /** Names of the groups around it and its own. */
  readonly name: string;
  readonly text: string;
  readonly isGroup: boolean;
  /** Calls whose result or effect it asserts, as `slice/name` or by their path. */
  readonly asserted: ReadonlySet<string>;
}

/** A file of tests. */
export interface TestFile {
  /** Path from the root of the repository. */
  readonly path: string;
  readonly text: string;
  readonly tests: readonly Named[];
}

const rooms = ['contract', 'server', 'web', 'tools', 'e2e'];
const own = 'tools/spec-coverage/';

function titleOf(node: ts.CallExpression, source: ts.SourceFile): string | null {
  const [first, second] = node.arguments;
  if (first === undefined || second === undefined) return null;
  if (ts.isStringLiteralLike(first)) return first.text;
  return ts.isTemplateExpression(first) ? first.getText(source).slice(1, -1) : null;
}

/** The tests of a file by their full names; helpers that make tests are not looked into. */
export function testsOf(path: string, text: string): TestFile {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const tests: Named[] = [];
  const assertions = new Assertions(source);
  const visit = (node: ts.Node, around: readonly string[]): void => {
    let names = around;
    if (ts.isCallExpression(node) && ['describe', 'it', 'test'].includes(rootOf(node.expression))) {
      const title = titleOf(node, source);
      if (title !== null) {
        names = [...around, title];
        const isGroup = /^(test\.)?describe/.test(node.expression.getText(source));
        const asserted = isGroup ? new Set<string>() : assertions.of(node);
        tests.push({ name: names.join(' › '), text: node.getText(source), isGroup, asserted });
      }
    }
    ts.forEachChild(node, (child) => visit(child, names));
  };
  visit(source, []);
  return { path, text, tests: tests.filter((one) => !one.isGroup) };
}

/** Every file of tests of the repository, in the order of their paths. */
export function readTests(root: string): TestFile[] {
  const paths = rooms.flatMap((room) =>
    readdirSync(join(root, room), { recursive: true, withFileTypes: true })
      .filter((one) => one.isFile() && /\.(test\.tsx?|spec\.ts)$/.test(one.name))
      .map((one) => relative(root, join(one.parentPath, one.name))),
  );
  return paths
    .filter((path) => !path.startsWith(own) && !path.includes('node_modules'))
    .sort()
    .map((path) => testsOf(path, readFileSync(join(root, path), 'utf8')));
}
