import ts from 'typescript';
import { type House, type HouseFile, walk } from './house.ts';

/**
 * Finds what a piece of code may come to run: the bodies of functions that it names, of methods,
 * and of what is given for the members of an interface wherever one is made.
 */
export class Reach {
  readonly #checker: ts.TypeChecker;
  readonly #files: ReadonlySet<ts.SourceFile>;
  readonly #given = new Map<ts.Declaration, ts.Node[]>();
  readonly #next = new Map<ts.Node, readonly ts.Node[]>();

  constructor({ checker, files }: House, isMeant: (path: string) => boolean) {
    this.#checker = checker;
    const meant = files.filter(({ path }) => isMeant(path));
    this.#files = new Set(meant.map(({ ast }) => ast));
    for (const file of meant) this.#readGiven(file);
  }

  /** Every node that code below `start` may run, `start` among them. */
  from(start: ts.Node): Set<ts.Node> {
    const seen = new Set<ts.Node>([start]);
    const open = [start];
    for (let node = open.pop(); node !== undefined; node = open.pop()) {
      for (const next of this.#nextOf(node)) {
        if (seen.has(next)) continue;
        seen.add(next);
        open.push(next);
      }
    }
    return seen;
  }

  /** Members of object literals, by the member of the interface that the literal is made for. */
  #readGiven({ ast }: HouseFile): void {
    walk(ast, (node) => {
      if (!ts.isObjectLiteralExpression(node)) return;
      const made = this.#checker.getContextualType(node);
      if (made === undefined) return;
      for (const member of node.properties) {
        const name = member.name;
        if (name === undefined || !ts.isIdentifier(name)) continue;
        for (const declared of made.getProperty(name.text)?.declarations ?? []) {
          // An interface of the kit is made by every slice: one would lead into all others.
          if (declared.getSourceFile().fileName.includes('/server/src/kit/')) continue;
          const known = this.#given.get(declared) ?? [];
          this.#given.set(declared, [...known, member]);
        }
      }
    });
  }

  #nextOf(node: ts.Node): readonly ts.Node[] {
    const known = this.#next.get(node);
    if (known !== undefined) return known;
    const found: ts.Node[] = [];
    walk(node, (child) => {
      if (ts.isIdentifier(child)) found.push(...this.#bodiesOf(child));
    });
    this.#next.set(node, found);
    return found;
  }

  #bodiesOf(name: ts.Identifier): ts.Node[] {
    if (ts.isTypeNode(name.parent) || ts.isImportSpecifier(name.parent)) return [];
    let symbol = ts.isShorthandPropertyAssignment(name.parent)
      ? this.#checker.getShorthandAssignmentValueSymbol(name.parent)
      : this.#checker.getSymbolAtLocation(name);
    if (symbol !== undefined && (symbol.flags & ts.SymbolFlags.Alias) !== 0) {
      symbol = this.#checker.getAliasedSymbol(symbol);
    }
    if (symbol === undefined) return [];
    if (this.#checker.getTypeOfSymbol(symbol).getCallSignatures().length === 0) return [];
    return (symbol.declarations ?? []).flatMap((declared) => this.#runBy(declared));
  }

  /**
   * The code behind a declaration. Objects lead nowhere by themselves: who uses a member of one
   * names the member.
   */
  #runBy(declared: ts.Declaration): ts.Node[] {
    const given = this.#given.get(declared) ?? [];
    if (!this.#files.has(declared.getSourceFile())) return given;
    if (ts.isFunctionDeclaration(declared) || ts.isMethodDeclaration(declared)) {
      return declared.body === undefined ? given : [declared.body, ...given];
    }
    const hasValue =
      ts.isVariableDeclaration(declared) ||
      ts.isPropertyAssignment(declared) ||
      ts.isPropertyDeclaration(declared);
    if (hasValue && declared.initializer !== undefined) return [declared.initializer, ...given];
    if (ts.isShorthandPropertyAssignment(declared)) return [declared.name, ...given];
    return given;
  }
}
