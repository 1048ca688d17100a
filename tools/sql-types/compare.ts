import ts from 'typescript';
import type { Catalog, Column, Description, Kind } from './describe.ts';
import type { Statement } from './statements.ts';

/** Compares types of the code with types of the database, and says where they differ. */
export class Comparison {
  readonly #checker: ts.TypeChecker;
  readonly #catalog: Catalog;

  constructor(checker: ts.TypeChecker, catalog: Catalog) {
    this.#checker = checker;
    this.#catalog = catalog;
  }

  /** Every difference between a statement's types and its description. */
  differences(statement: Statement, described: Description): string[] {
    return [...this.#ofParams(statement, described), ...this.#ofRow(statement, described)];
  }

  #ofParams({ params }: Statement, described: Description): string[] {
    return params.flatMap((param, index) => {
      const oid = described.params[index];
      if (oid === undefined) return [];
      const type = this.#checker.getTypeAtLocation(param);
      const name = this.#catalog.nameOf(oid);
      if (this.#isGiven(type, name)) return [];
      return [`$${index + 1} is ${name}, given ${this.#say(type)}: ${textOf(param)}`];
    });
  }

  #ofRow({ row, text }: Statement, { columns }: Description): string[] {
    if (row === null) return [];
    const props = new Map(
      this.#checker.getPropertiesOfType(row).map((prop) => [prop.name, prop] as const),
    );
    const outer = outerTables(text);
    const hasStar = /[\s.]\*[\s,]/.test(text);
    const wrong = columns.flatMap((column) => {
      const prop = props.get(column.name);
      // Of all columns of a table the code may leave some alone; one that is asked for is typed.
      if (prop === undefined) return hasStar ? [] : [`column ${column.name} has no type`];
      return this.#ofColumn(column, this.#checker.getTypeOfSymbol(prop), outer, text);
    });
    const names = new Set(columns.map(({ name }) => name));
    const missing = [...props.values()]
      .filter((prop) => !names.has(prop.name) && (prop.flags & ts.SymbolFlags.Optional) === 0)
      .map((prop) => `${prop.name} is in the type and in no column`);
    return [...wrong, ...missing];
  }

  #ofColumn(column: Column, type: ts.Type, outer: ReadonlySet<string>, said: string): string[] {
    const kind = this.#catalog.kindOf(column.type);
    const wrong: string[] = [];
    if (!this.#holds(type, kind)) {
      const name = this.#catalog.nameOf(column.type);
      wrong.push(`${column.name} is ${name} (${kind}), typed ${this.#say(type)}`);
    }
    const isNullable =
      column.table !== 0 &&
      (this.#catalog.isNullable(column.table, column.column) ||
        outer.has(this.#catalog.tableName(column.table))) &&
      !isRuledOut(said, this.#catalog.columnName(column.table, column.column));
    if (isNullable && !this.#admitsNull(type)) {
      wrong.push(`${column.name} may be null, typed ${this.#say(type)}`);
    }
    return wrong;
  }

  #say(type: ts.Type): string {
    return this.#checker.typeToString(type).slice(0, 60);
  }

  #admitsNull(type: ts.Type): boolean {
    const loose = ts.TypeFlags.Any | ts.TypeFlags.Unknown | ts.TypeFlags.Null;
    return (type.isUnion() ? type.types : [type]).some((part) => (part.flags & loose) !== 0);
  }

  /** Whether a type is true of values of a kind. */
  #holds(type: ts.Type, kind: Kind): boolean {
    return this.#parts(type).every((part) => this.#holdsPart(part, kind));
  }

  #holdsPart(part: ts.Type, kind: Kind): boolean {
    if ((part.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) !== 0) return true;
    if (part.isIntersection()) return part.types.some((one) => this.#holdsPart(one, kind));
    if (kind.startsWith('array ')) {
      const element = this.#elementOf(part);
      return element !== null && this.#holds(element, kind.slice(6));
    }
    if (kind === 'object') return this.#isJson(part, 4);
    if (kind === 'string') return (part.flags & ts.TypeFlags.StringLike) !== 0;
    if (kind === 'number') return (part.flags & ts.TypeFlags.NumberLike) !== 0;
    if (kind === 'bigint') return (part.flags & ts.TypeFlags.BigIntLike) !== 0;
    if (kind === 'boolean') return (part.flags & ts.TypeFlags.BooleanLike) !== 0;
    return part.symbol?.name === kind || (kind === 'Buffer' && part.symbol?.name === 'Uint8Array');
  }

  /** Whether a value of a type can come out of JSON: no bigint and no Date at any depth. */
  #isJson(type: ts.Type, depth: number): boolean {
    return this.#parts(type).every((part) => {
      if ((part.flags & ts.TypeFlags.BigIntLike) !== 0) return false;
      if (part.symbol?.name === 'Date') return false;
      const element = this.#elementOf(part);
      if (element !== null) return this.#isJson(element, depth);
      if (depth === 0 || (part.flags & ts.TypeFlags.Object) === 0) return true;
      return this.#checker
        .getPropertiesOfType(part)
        .every((prop) => this.#isJson(this.#checker.getTypeOfSymbol(prop), depth - 1));
    });
  }

  /** Whether a value of a type may be given for a parameter of a database type. */
  #isGiven(type: ts.Type, name: string): boolean {
    return this.#parts(type).every((part) => {
      if ((part.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) !== 0) return true;
      if (part.isIntersection()) return part.types.some((one) => this.#isGiven(one, name));
      if (name.startsWith('_')) {
        const element = this.#elementOf(part);
        return element !== null && this.#isGiven(element, name.slice(1));
      }
      if (/^jsonb?$/.test(name)) return this.#isJson(part, 4);
      if (/^(int[248]|numeric|float[48])$/.test(name)) {
        const numeric = ts.TypeFlags.NumberLike | ts.TypeFlags.BigIntLike;
        return (part.flags & numeric) !== 0 || (/^(numeric|int8)$/.test(name) && isText(part));
      }
      if (name === 'bool') return (part.flags & ts.TypeFlags.BooleanLike) !== 0;
      if (name === 'bytea')
        return part.symbol?.name === 'Buffer' || part.symbol?.name === 'Uint8Array';
      if (/^(timestamp|timestamptz|date)$/.test(name)) {
        return part.symbol?.name === 'Date' || isText(part);
      }
      return isText(part);
    });
  }

  #elementOf(type: ts.Type): ts.Type | null {
    if (!this.#checker.isArrayLikeType(type)) return null;
    return this.#checker.getIndexTypeOfType(type, ts.IndexKind.Number) ?? null;
  }

  /** The members of a union without null and undefined; what a type parameter extends. */
  #parts(type: ts.Type): readonly ts.Type[] {
    const real = type.isTypeParameter() ? (type.getConstraint() ?? type) : type;
    const empty = ts.TypeFlags.Null | ts.TypeFlags.Undefined | ts.TypeFlags.Void;
    return (real.isUnion() ? real.types : [real]).filter((part) => (part.flags & empty) === 0);
  }
}

/** Whether a statement asks for rows only in which a column is no null. */
const isRuledOut = (text: string, column: string): boolean =>
  new RegExp(
    `\\b${column} is not null|\\b(where|and|on)\\s+(\\w+\\.)?${column}\\s*(=|<=|>=|<|>|in\\s*\\()`,
    'i',
  ).test(text);

const isText = (type: ts.Type): boolean => (type.flags & ts.TypeFlags.StringLike) !== 0;

const textOf = (node: ts.Expression): string => node.getText().replaceAll(/\s+/g, ' ').slice(0, 50);

/** Tables that are joined so that their columns may be absent, and joined in no other way. */
function outerTables(text: string): ReadonlySet<string> {
  const joined = [...text.matchAll(/\bleft\s+join\s+([a-z_]+\.[a-z_]+)/gi)].map(
    ([, name]) => name ?? '',
  );
  const plain = text.replaceAll(/\bleft\s+join\s+[a-z_]+\.[a-z_]+/gi, '');
  return new Set(
    joined.filter((name) => !new RegExp(`\\b${name.replace('.', '\\.')}\\b`).test(plain)),
  );
}
