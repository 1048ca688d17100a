import ts from 'typescript';
import { type House, type HouseFile, walk } from '../gates/house.ts';

/** One SQL statement of a store as PostgreSQL gets it, and the types that stand beside it. */
export interface Statement {
  readonly path: string;
  readonly line: number;
  readonly text: string;
  /** The values given for `$1`, `$2`, … */
  readonly params: readonly ts.Expression[];
  /** The type of a row; null where none is said. */
  readonly row: ts.Type | null;
}

/** A statement whose text cannot be known without running the product. */
export interface Unread {
  readonly path: string;
  readonly line: number;
  readonly why: string;
}

class NotConstant extends Error {}

/** The arguments of a fragment's function, by the symbol of its parameter. */
type Given = ReadonlyMap<ts.Symbol, ts.Expression>;

interface Draft {
  text: string;
  params: ts.Expression[];
}

/** Readings of one statement: enough for each member of the objects that fragments stand in. */
const SIDES = 6;

const beginning = /^\s*(select|insert|update|delete|with|merge|values)\b/i;

/** Puts together the statements of stores, with every fragment written in its place. */
export class StatementReader {
  readonly #checker: ts.TypeChecker;
  /** Of the two sides of a condition: the one that stands in this reading. */
  #side = 0;

  constructor({ checker }: House) {
    this.#checker = checker;
  }

  /** Every statement of a file; where fragments are chosen by a condition, once for each side. */
  read(file: HouseFile): { statements: Statement[]; unread: Unread[] } {
    const statements: Statement[] = [];
    const unread: Unread[] = [];
    walk(file.ast, (node) => {
      if (!ts.isTaggedTemplateExpression(node) || !isSql(node) || isFragment(node)) return;
      if (!beginning.test(headOf(node))) return;
      const line = file.ast.getLineAndCharacterOfPosition(node.getStart(file.ast)).line + 1;
      const texts = new Set<string>();
      for (this.#side = 0; this.#side < SIDES; this.#side += 1) {
        const draft: Draft = { text: '', params: [] };
        try {
          this.#write(node, new Map(), draft);
        } catch (error) {
          if (!(error instanceof NotConstant)) throw error;
          if (this.#side === 0) unread.push({ path: file.path, line, why: error.message });
          continue;
        }
        if (texts.has(draft.text)) continue;
        texts.add(draft.text);
        statements.push({ path: file.path, line, ...draft, row: this.#rowOf(node) });
      }
    });
    return { statements, unread };
  }

  /** The type of a statement's rows: as the function says to which it goes, or as it says itself. */
  #rowOf(node: ts.TaggedTemplateExpression): ts.Type | null {
    const { parent } = node;
    if (ts.isCallExpression(parent) && parent.arguments.includes(node)) {
      const signature = this.#checker.getResolvedSignature(parent);
      const param = signature?.getParameters()[parent.arguments.indexOf(node)];
      if (param !== undefined)
        return this.#argumentOf(this.#checker.getTypeOfSymbolAtLocation(param, parent));
    }
    return this.#argumentOf(this.#checker.getTypeAtLocation(node));
  }

  #argumentOf(builder: ts.Type): ts.Type | null {
    const [row] = this.#checker.getTypeArguments(builder as ts.TypeReference);
    if (row === undefined || (row.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) !== 0)
      return null;
    return row.isTypeParameter() ? null : row;
  }

  #write(node: ts.TaggedTemplateExpression, given: Given, draft: Draft): void {
    const { template } = node;
    if (ts.isNoSubstitutionTemplateLiteral(template)) {
      draft.text += template.text;
      return;
    }
    draft.text += template.head.text;
    for (const { expression, literal } of template.templateSpans) {
      this.#writeValue(expression, given, draft);
      draft.text += literal.text;
    }
  }

  #writeValue(value: ts.Expression, given: Given, draft: Draft): void {
    const type = this.#checker.getTypeAtLocation(value);
    const parts = type.isUnion() ? type.types : [type];
    if (parts.every((part) => part.getProperty('toOperationNode') !== undefined)) {
      this.#writeFragment(value, given, draft);
      return;
    }
    draft.params.push(value);
    draft.text += `$${draft.params.length}`;
  }

  #writeFragment(value: ts.Expression, given: Given, draft: Draft): void {
    if (ts.isParenthesizedExpression(value)) {
      this.#writeFragment(value.expression, given, draft);
    } else if (ts.isTaggedTemplateExpression(value) && isSql(value)) {
      this.#write(value, given, draft);
    } else if (ts.isConditionalExpression(value)) {
      this.#writeFragment(this.#side % 2 === 0 ? value.whenTrue : value.whenFalse, given, draft);
    } else if (ts.isIdentifier(value)) {
      this.#writeNamed(value, given, draft);
    } else if (ts.isCallExpression(value)) {
      this.#writeCall(value, given, draft);
    } else {
      const member = this.#memberOf(value);
      if (member === null) throw new NotConstant(excerptOf(value));
      this.#writeFragment(member, given, draft);
    }
  }

  /** The value of a member of a constant object; of `object[key]`, another one at each reading. */
  #memberOf(value: ts.Expression): ts.Expression | null {
    if (!ts.isElementAccessExpression(value) && !ts.isPropertyAccessExpression(value)) return null;
    const declared = this.#symbolOf(value.expression)?.valueDeclaration;
    if (!declared || !ts.isVariableDeclaration(declared) || !declared.initializer) return null;
    let made = declared.initializer;
    while (ts.isSatisfiesExpression(made) || ts.isAsExpression(made)) made = made.expression;
    if (!ts.isObjectLiteralExpression(made)) return null;
    const members = made.properties.filter((member) => ts.isPropertyAssignment(member));
    const member = ts.isPropertyAccessExpression(value)
      ? members.find(({ name }) => name.getText() === value.name.text)
      : members[this.#side % Math.max(1, members.length)];
    return member?.initializer ?? null;
  }

  #symbolOf(name: ts.Node): ts.Symbol | undefined {
    const symbol = this.#checker.getSymbolAtLocation(name);
    const isAlias = symbol !== undefined && (symbol.flags & ts.SymbolFlags.Alias) !== 0;
    return isAlias ? this.#checker.getAliasedSymbol(symbol) : symbol;
  }

  #writeNamed(name: ts.Identifier, given: Given, draft: Draft): void {
    const symbol = this.#symbolOf(name);
    const argument = symbol === undefined ? undefined : given.get(symbol);
    if (argument !== undefined) {
      this.#writeFragment(argument, given, draft);
      return;
    }
    const declared = symbol?.valueDeclaration;
    if (declared && ts.isVariableDeclaration(declared) && declared.initializer) {
      this.#writeFragment(declared.initializer, given, draft);
      return;
    }
    const passed = declared && ts.isParameter(declared) ? this.#passedTo(declared) : null;
    if (passed === null) throw new NotConstant(name.text);
    this.#writeFragment(passed, given, draft);
  }

  /** Finds an argument that a function of the same file gets for a parameter; another call at each reading. */
  #passedTo(param: ts.ParameterDeclaration): ts.Expression | null {
    const made = param.parent;
    const name = ts.isFunctionDeclaration(made)
      ? made.name
      : ts.isVariableDeclaration(made.parent)
        ? made.parent.name
        : undefined;
    const symbol = name === undefined ? undefined : this.#checker.getSymbolAtLocation(name);
    if (symbol === undefined) return null;
    const index = made.parameters.indexOf(param as never);
    const passed: ts.Expression[] = [];
    walk(param.getSourceFile(), (node) => {
      if (!ts.isCallExpression(node) || this.#symbolOf(node.expression) !== symbol) return;
      const argument = node.arguments[index];
      if (argument !== undefined) passed.push(argument);
    });
    return passed[this.#side % Math.max(1, passed.length)] ?? null;
  }

  /** `sql.join(parts, between)`: the parts that a list begins with and those that are pushed on it. */
  #writeJoin(call: ts.CallExpression, given: Given, draft: Draft): void {
    const [list, between] = call.arguments;
    const parts = list === undefined ? [] : this.#partsOf(list);
    if (parts.length === 0) throw new NotConstant('sql.join');
    for (const [index, part] of parts.entries()) {
      if (index > 0 && between === undefined) draft.text += ', ';
      else if (index > 0 && between !== undefined) this.#writeFragment(between, given, draft);
      this.#writeValue(part, given, draft);
    }
  }

  #partsOf(list: ts.Expression): ts.Expression[] {
    if (ts.isArrayLiteralExpression(list)) {
      return list.elements.flatMap((one) =>
        ts.isSpreadElement(one) ? this.#partsOf(one.expression) : [one],
      );
    }
    if (ts.isCallExpression(list) && ts.isPropertyAccessExpression(list.expression)) {
      const [made] = list.arguments;
      const isMap = list.expression.name.text === 'map';
      const result = isMap && made && ts.isArrowFunction(made) ? resultOf(made) : null;
      return result === null ? [] : [result];
    }
    const symbol = ts.isIdentifier(list) ? this.#symbolOf(list) : undefined;
    const declared = symbol?.valueDeclaration;
    if (!declared || !ts.isVariableDeclaration(declared) || !declared.initializer) return [];
    const parts = this.#partsOf(declared.initializer);
    walk(declared.getSourceFile(), (node) => {
      if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return;
      if (node.expression.name.text !== 'push') return;
      if (this.#symbolOf(node.expression.expression) === symbol) parts.push(...node.arguments);
    });
    return parts;
  }

  /** The text of a name that is a literal, or put together of literals and unions of them. */
  #nameText(value: ts.Expression, given: Given): string | null {
    const symbol = ts.isIdentifier(value) ? this.#symbolOf(value) : undefined;
    const argument = symbol === undefined ? undefined : given.get(symbol);
    if (argument !== undefined) return this.#nameText(argument, given);
    if (ts.isTemplateExpression(value)) {
      const parts = value.templateSpans.map(({ expression, literal }) => {
        const text = this.#nameText(expression, given);
        return text === null ? null : text + literal.text;
      });
      return parts.includes(null) ? null : value.head.text + parts.join('');
    }
    const type = this.#checker.getTypeAtLocation(value);
    const literals = (type.isUnion() ? type.types : [type]).filter((one) => one.isStringLiteral());
    return literals[this.#side % Math.max(1, literals.length)]?.value ?? null;
  }

  #writeCall(call: ts.CallExpression, given: Given, draft: Draft): void {
    const callee = call.expression.getText();
    const [first] = call.arguments;
    if (/^sql\.(ref|table|id)$/.test(callee) && first !== undefined) {
      const name = this.#nameText(first, given);
      if (name === null) throw new NotConstant(callee);
      draft.text += name;
      return;
    }
    if (callee === 'sql.join') {
      this.#writeJoin(call, given, draft);
      return;
    }
    if (callee === 'sql.lit') {
      draft.text += 'null';
      return;
    }
    const declared = this.#symbolOf(call.expression)?.valueDeclaration;
    const made =
      this.#memberOf(call.expression) ??
      (declared && ts.isVariableDeclaration(declared) ? declared.initializer : declared);
    if (made === undefined || !(ts.isArrowFunction(made) || ts.isFunctionDeclaration(made))) {
      throw new NotConstant(callee);
    }
    const result = resultOf(made);
    if (result === null) throw new NotConstant(callee);
    const inner = new Map(given);
    for (const [index, param] of made.parameters.entries()) {
      const symbol = this.#checker.getSymbolAtLocation(param.name);
      const argument = call.arguments[index] ?? param.initializer;
      if (symbol !== undefined && argument !== undefined) inner.set(symbol, argument);
    }
    this.#writeFragment(result, inner, draft);
  }
}

const isSql = (node: ts.TaggedTemplateExpression): boolean => node.tag.getText() === 'sql';

const headOf = ({ template }: ts.TaggedTemplateExpression): string =>
  ts.isNoSubstitutionTemplateLiteral(template) ? template.text : template.head.text;

/** Whether a template stands inside of another one. */
function isFragment(node: ts.Node): boolean {
  for (let above = node.parent; above !== undefined; above = above.parent) {
    if (ts.isTemplateSpan(above) && ts.isTaggedTemplateExpression(above.parent.parent)) {
      if (isSql(above.parent.parent)) return true;
    }
    if (ts.isBlock(above)) return false;
  }
  return false;
}

const excerptOf = (node: ts.Node): string => node.getText().replaceAll(/\s+/g, ' ').slice(0, 60);

/** Returns the one expression that a function returns. */
function resultOf(made: ts.ArrowFunction | ts.FunctionDeclaration): ts.Expression | null {
  const { body } = made;
  if (body === undefined) return null;
  if (!ts.isBlock(body)) return body;
  const last = body.statements.at(-1);
  return last && ts.isReturnStatement(last) ? (last.expression ?? null) : null;
}
