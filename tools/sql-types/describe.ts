import pg from 'pg';

/** A column of a result as PostgreSQL describes it. */
export interface Column {
  readonly name: string;
  readonly type: number;
  /** The table and the number of its column that it comes from unchanged; 0 where it is computed. */
  readonly table: number;
  readonly column: number;
}

/** PostgreSQL's description of a statement, or why it refused it. */
export interface Description {
  readonly params: readonly number[];
  readonly columns: readonly Column[];
}

interface Field {
  name: string;
  dataTypeID: number;
  tableID: number;
  columnID: number;
}

interface Wire {
  parse(statement: { name: string; text: string; types: number[] }): void;
  describe(what: { type: 'S'; name: string }): void;
  sync(): void;
  on(event: string, hear: (message: { dataTypeIDs: number[] }) => void): void;
  off(event: string, hear: (message: { dataTypeIDs: number[] }) => void): void;
}

/** A query that parses a statement and asks for its description, and never runs it. */
class Describing {
  readonly #text: string;
  readonly #done: (result: Description | Error) => void;
  #params: readonly number[] = [];
  #columns: readonly Column[] = [];
  #error: Error | null = null;
  #wire: Wire | null = null;
  readonly #hear = (message: { dataTypeIDs: number[] }) => {
    this.#params = message.dataTypeIDs;
  };

  constructor(text: string, done: (result: Description | Error) => void) {
    this.#text = text;
    this.#done = done;
  }

  submit(wire: Wire): void {
    this.#wire = wire;
    wire.on('parameterDescription', this.#hear);
    wire.parse({ name: '', text: this.#text, types: [] });
    wire.describe({ type: 'S', name: '' });
    wire.sync();
  }

  handleRowDescription({ fields }: { fields: Field[] }): void {
    this.#columns = fields.map(({ name, dataTypeID, tableID, columnID }) => ({
      name,
      type: dataTypeID,
      table: tableID,
      column: columnID,
    }));
  }

  handleError(error: Error): void {
    this.#error = error;
    this.handleReadyForQuery();
  }

  handleReadyForQuery(): void {
    this.#wire?.off('parameterDescription', this.#hear);
    this.#done(this.#error ?? { params: this.#params, columns: this.#columns });
  }
}

/** Asks PostgreSQL for the types of a statement's parameters and columns. Runs nothing. */
export function describeStatement(client: pg.Client, text: string): Promise<Description | Error> {
  return new Promise((done) => {
    client.query(new Describing(text, done) as never);
  });
}

/** Facts of the database that types are compared by. */
export interface Catalog {
  /** The kind of JavaScript value that a column of a type becomes. */
  kindOf(type: number): Kind;
  nameOf(type: number): string;
  isNullable(table: number, column: number): boolean;
  tableName(table: number): string;
  columnName(table: number, column: number): string;
}

/** A kind of value: `array` of another kind, or one of the plain ones. */
export type Kind = string;

const samples: Readonly<Record<string, string>> = {
  bool: 't',
  date: '2026-01-02',
  timestamp: '2026-01-02 03:04:05',
  timestamptz: '2026-01-02 03:04:05+00',
  json: '{"a":1}',
  jsonb: '{"a":1}',
  bytea: '\\x00',
  interval: '1 day',
  uuid: '00000000-0000-0000-0000-000000000000',
  float4: '1.5',
  float8: '1.5',
  numeric: '1.5',
};
const numbers = new Set(['int2', 'int4', 'int8', 'oid', 'xid', 'xid8']);

function kindOfValue(value: unknown): Kind {
  if (value instanceof Date) return 'Date';
  if (Buffer.isBuffer(value)) return 'Buffer';
  if (Array.isArray(value)) return `array ${kindOfValue(value[0])}`;
  return typeof value;
}

interface TypeRow {
  oid: number;
  name: string;
  element: number;
  base: number;
  category: string;
}

/** Reads the types and columns of a migrated database. */
export async function readCatalog(client: pg.Client): Promise<Catalog> {
  const types = new Map<number, TypeRow>();
  const { rows: typeRows } = await client.query<TypeRow>(
    `select oid::int, typname as name, typelem::int as element, typbasetype::int as base,
       typcategory as category from pg_type`,
  );
  for (const row of typeRows) types.set(row.oid, row);
  const columns = new Map<string, { isNullable: boolean; own: string }>();
  const names = new Map<number, string>();
  const { rows } = await client.query<{
    table: number;
    column: number;
    own: string;
    isNullable: boolean;
    name: string;
  }>(
    `select a.attrelid::int as table, a.attnum::int as column, a.attname as own, not a.attnotnull and c.relkind = 'r' as "isNullable",
       n.nspname || '.' || c.relname as name
     from pg_attribute a join pg_class c on c.oid = a.attrelid
     join pg_namespace n on n.oid = c.relnamespace where a.attnum > 0`,
  );
  for (const { table, column, own, isNullable, name } of rows) {
    columns.set(`${table} ${column}`, { isNullable, own });
    names.set(table, name);
  }
  const resolve = (oid: number): TypeRow | undefined => {
    const row = types.get(oid);
    return row !== undefined && row.base !== 0 ? resolve(row.base) : row;
  };
  const sampleOf = (row: TypeRow | undefined): string => {
    if (row === undefined) return 'x';
    if (row.category === 'A')
      return `{${sampleOf(resolve(row.element)).replaceAll(/[{},"\\]/g, '')}}`;
    return samples[row.name] ?? (numbers.has(row.name) ? '1' : 'x');
  };
  const kindOf = (oid: number): Kind => {
    const row = resolve(oid);
    if (row === undefined) return 'string';
    if (row.category === 'A' && /^_jsonb?$/.test(row.name)) return 'array object';
    return kindOfValue(pg.types.getTypeParser(row.oid)(sampleOf(row)));
  };
  return {
    kindOf,
    nameOf: (oid) => resolve(oid)?.name ?? String(oid),
    isNullable: (table, column) => columns.get(`${table} ${column}`)?.isNullable ?? false,
    columnName: (table, column) => columns.get(`${table} ${column}`)?.own ?? '',
    tableName: (table) => names.get(table) ?? '',
  };
}
