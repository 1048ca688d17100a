import type { Call } from '#contract/call.ts';
import { type FieldErrors, validateInput } from '#web/api/use-form.ts';
import type { PastedLine } from './paste-lines.ts';

export const MOST_ROWS = 50;

/** A row of a form as typed. */
export interface DraftRow extends PastedLine {
  readonly key: number;
}

/** A post as typed: its rows and its note. */
export interface RowsDraft<Row extends DraftRow> {
  readonly rows: readonly Row[];
  readonly mark: string;
}

interface Sending {
  readonly call: Call;
  /** Name of the rows in the call's input. */
  readonly list: string;
  readonly input: unknown;
}

/** How the rows of a form grow, take what is pasted, and are sent without the blank ones. */
export function rowsKit<Row extends DraftRow>(
  blank: (key: number) => Row,
  isBlank: (row: Row) => boolean,
) {
  const nextKey = (rows: readonly Row[]) => Math.max(0, ...rows.map((row) => row.key)) + 1;

  /** Rows that say something; where none does, the first one is asked to. */
  function spoken(rows: readonly Row[]): readonly Row[] {
    const found = rows.filter((row) => !isBlank(row));
    return found.length > 0 ? found : rows.slice(0, 1);
  }
  return {
    spoken,

    /** One more empty row at the end. */
    withRow: (rows: readonly Row[]): readonly Row[] =>
      rows.length >= MOST_ROWS ? rows : [...rows, blank(nextKey(rows))],

    /** Pasted lines take the place of the row they came into and of blank rows after it. */
    withPasted(rows: readonly Row[], start: number, lines: readonly PastedLine[]): readonly Row[] {
      const first = nextKey(rows);
      const pasted = lines.map((line, index) => ({ ...blank(first + index), ...line }));
      const rest = rows.slice(start + 1).filter((row) => !isBlank(row));
      return [...rows.slice(0, start), ...pasted, ...rest].slice(0, MOST_ROWS);
    },

    /** Parts that the reader came with in the free rows, unless they stand there already. */
    withParts(rows: readonly Row[], parts: readonly PastedLine[]): readonly Row[] {
      return parts.reduce<readonly Row[]>((all, part) => {
        if (part.model === '' || all.some((row) => row.model === part.model)) return all;
        const free = all.find(isBlank);
        if (free !== undefined) return all.map((row) => (row === free ? { ...row, ...part } : row));
        return [...all, { ...blank(nextKey(all)), ...part }].slice(0, MOST_ROWS);
      }, rows);
    },

    /** Faults by `<row key>.<field>`, whatever rows are left out. */
    violations(rows: readonly Row[], { call, list, input }: Sending): FieldErrors {
      const sent = spoken(rows);
      const found = Object.entries(validateInput(call, input));
      return Object.fromEntries(
        found.map(([path, reason]) => {
          const [name, index, field] = path.split('.');
          const row = name === list ? sent[Number(index)] : undefined;
          return [row ? `${row.key}.${field}` : path, reason];
        }),
      );
    },
  };
}

export type RowsKit<Row extends DraftRow> = ReturnType<typeof rowsKit<Row>>;
