import {
  type AnyRow,
  type AnyWait,
  type DocumentedTable,
  documentedTables,
  effectColumns,
} from './documented-tables.ts';

const effectsOf = (row: AnyRow): string[] =>
  effectColumns.flatMap((column) =>
    row[column] === undefined ? [] : [`${column} ${row[column]}`],
  );

interface Timed {
  readonly due?: string;
  readonly within?: string;
  readonly since?: string;
  readonly until?: string;
}
const timeOf = ({ due, within = due, since, until }: Timed) =>
  [within, since && `after ${since}`, until && `until ${until}`].filter(Boolean).join(' ');

const guardsOf = ({ when, and }: AnyRow): string[] =>
  [when, and].filter((one) => one !== undefined);

const edge = (row: AnyRow): string => {
  const { from, to, event, by } = row;
  const guards = guardsOf(row);
  const guard = guards.length === 0 ? '' : ` [${guards.join(', ')}]`;
  const does = effectsOf(row);
  const moves = does.length === 0 ? '' : ` / ${does.join(', ')}`;
  return `  ${from} --> ${to}: ${event} (${by.join(', ')})${guard}${moves}`;
};

const cell = (parts: readonly string[] | string | undefined): string =>
  (typeof parts === 'string' ? parts : (parts ?? []).join(', ')) || '–';

const line = (row: AnyRow): string =>
  `| ${[row.from, row.event, row.by, guardsOf(row), timeOf(row), row.to, effectsOf(row), row.notify].map(cell).join(' | ')} |`;

function waitLines({ rows, waits }: DocumentedTable): string[] {
  const states = [...new Set(rows.flatMap((row) => [row.from, row.to]))];
  const waiting = states.flatMap((state) => {
    const wait = waits[state];
    const all: (AnyWait & { readonly when?: string })[] = [
      ...(wait?.instead ?? []),
      ...(wait ? [wait] : []),
    ];
    return all.map(
      (one) =>
        `| ${[state, one.when, one.on, one.for, timeOf(one)].map((part) => cell(part)).join(' | ')} |`,
    );
  });
  if (waiting.length === 0) return [];
  return [
    '',
    '## Whom each state waits for',
    '',
    '| State | When | On | For | Within |',
    '|---|---|---|---|---|',
    ...waiting,
  ];
}

/** The page of a table: a diagram, every row, and whom each state waits for. */
function page(table: DocumentedTable): string {
  const { title, source, first, rows } = table;
  const left = new Set(rows.filter((row) => row.from !== row.to).map((row) => row.from));
  const ends = [...new Set(rows.map((row) => row.to))].filter((state) => !left.has(state));
  return [
    `# ${title}`,
    '',
    `Drawn from \`${source}\`; written by \`node tools/launch/launch.mjs run tools/tables/write.ts\`, never by hand.`,
    '',
    '```mermaid',
    'stateDiagram-v2',
    `  [*] --> ${first}`,
    ...rows.map(edge),
    ...ends.map((state) => `  ${state} --> [*]`),
    '```',
    '',
    '| From | Event | By | When | Due | To | Effects | Notifies |',
    '|---|---|---|---|---|---|---|---|',
    ...rows.map(line),
    ...waitLines(table),
    '',
  ].join('\n');
}

/** Every page of docs/tables by its file name, as it must stand there now. */
export const pages = (): ReadonlyMap<string, string> =>
  new Map(documentedTables.map((table) => [`${table.name}.md`, page(table)]));
