import ts from 'typescript';

/** A place in a test's file where a call of the contract is made. */
interface Made {
  /** The name of the constant, `slice/name`, or the path, `/order/list`. */
  readonly call: string;
  /** Where the making ends, in signs of the file. */
  readonly at: number;
}

/** A function of the file that tests share: what it makes, and the others that it calls. */
interface Helper {
  readonly made: readonly string[];
  readonly calls: readonly string[];
  readonly expects: boolean;
}

/** Returns what a chain like `expect(x).resolves.toBe(y)` begins with. */
export function rootOf(node: ts.Expression): string {
  if (ts.isCallExpression(node) || ts.isPropertyAccessExpression(node)) {
    return rootOf(node.expression);
  }
  return ts.isIdentifier(node) ? node.text : '';
}

const isFunction = (node: ts.Node): node is ts.FunctionLikeDeclaration =>
  ts.isFunctionDeclaration(node) ||
  ts.isArrowFunction(node) ||
  ts.isFunctionExpression(node) ||
  ts.isMethodDeclaration(node);

/** Returns what each imported name of a contract's calls stands for: `slice/name` or `slice/*`. */
function contractNames(source: ts.SourceFile): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const node of source.statements) {
    if (!ts.isImportDeclaration(node) || !ts.isStringLiteral(node.moduleSpecifier)) continue;
    const slice = /^#contract\/([a-z-]+)\/(?:[a-z-]+\/)*([a-z-]+-)?calls\.ts$/.exec(
      node.moduleSpecifier.text,
    )?.[1];
    const bindings = node.importClause?.namedBindings;
    if (slice === undefined || bindings === undefined) continue;
    if (ts.isNamespaceImport(bindings)) names.set(bindings.name.text, `${slice}/*`);
    else {
      for (const { name, propertyName } of bindings.elements) {
        names.set(name.text, `${slice}/${(propertyName ?? name).text}`);
      }
    }
  }
  return names;
}

/** Returns the call of the contract that an argument names, or null. */
function namedCall(node: ts.Expression, names: ReadonlyMap<string, string>): string | null {
  if (ts.isStringLiteralLike(node)) return /^\/[a-zA-Z]/.test(node.text) ? node.text : null;
  if (ts.isIdentifier(node)) return names.get(node.text) ?? null;
  if (!ts.isPropertyAccessExpression(node)) return null;
  if (node.name.text === 'path') return namedCall(node.expression, names);
  const space = ts.isIdentifier(node.expression) ? names.get(node.expression.text) : undefined;
  return space?.endsWith('/*') ? space.replace('*', node.name.text) : null;
}

const calledName = ({ expression }: ts.CallExpression): string | null => {
  if (ts.isIdentifier(expression)) return expression.text;
  return ts.isPropertyAccessExpression(expression) ? expression.name.text : null;
};

/** Finds what the tests of one file make and assert. */
export class Assertions {
  readonly #names: ReadonlyMap<string, string>;
  readonly #helpers = new Map<string, Helper>();

  constructor(source: ts.SourceFile) {
    this.#names = contractNames(source);
    const visit = (node: ts.Node): void => {
      const name = this.#helperName(node);
      if (name !== null) {
        const before = this.#helpers.get(name);
        const found = this.#readHelper(node);
        this.#helpers.set(name, {
          made: [...(before?.made ?? []), ...found.made],
          calls: [...(before?.calls ?? []), ...found.calls],
          expects: before?.expects === true || found.expects,
        });
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
  }

  /** Returns the name under which the file's tests call a function, or null. */
  #helperName(node: ts.Node): string | null {
    if (ts.isFunctionDeclaration(node)) return node.name?.text ?? null;
    if (ts.isVariableDeclaration(node) || ts.isPropertyAssignment(node)) {
      const { name, initializer } = node;
      return initializer && isFunction(initializer) && ts.isIdentifier(name) ? name.text : null;
    }
    return null;
  }

  #readHelper(node: ts.Node): Helper {
    const made: string[] = [];
    const calls: string[] = [];
    let expects = false;
    const visit = (inner: ts.Node): void => {
      if (ts.isCallExpression(inner)) {
        expects ||= rootOf(inner) === 'expect';
        made.push(...this.#madeBy(inner));
        const name = calledName(inner);
        if (name !== null) calls.push(name);
      }
      ts.forEachChild(inner, visit);
    };
    visit(node);
    return { made, calls, expects };
  }

  #madeBy(node: ts.CallExpression): string[] {
    return node.arguments.flatMap((argument) => namedCall(argument, this.#names) ?? []);
  }

  /** Returns the calls that a helper makes, by itself or by others that it calls. */
  #reach(name: string, seen = new Set<string>()): string[] {
    const helper = this.#helpers.get(name);
    if (helper === undefined || seen.has(name)) return [];
    seen.add(name);
    return [...helper.made, ...helper.calls.flatMap((one) => this.#reach(one, seen))];
  }

  /**
   * Returns the calls whose result or effect a test asserts: those that it makes, itself or by a
   * function of its file, inside an `expect` or before one.
   */
  of(test: ts.CallExpression): ReadonlySet<string> {
    const body = test.arguments.find(isFunction);
    const made: Made[] = [];
    let lastExpect = -1;
    const visit = (node: ts.Node): void => {
      if (ts.isCallExpression(node)) {
        const name = calledName(node);
        const isAsserting = rootOf(node) === 'expect' || this.#helpers.get(name ?? '')?.expects;
        if (isAsserting) lastExpect = Math.max(lastExpect, node.getEnd());
        const inner = name === null ? [] : this.#reach(name);
        for (const call of [...this.#madeBy(node), ...inner]) {
          made.push({ call, at: node.getEnd() });
        }
      }
      ts.forEachChild(node, visit);
    };
    if (body) visit(body);
    return new Set(made.filter(({ at }) => at <= lastExpect).map(({ call }) => call));
  }
}
