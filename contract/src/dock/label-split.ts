import type { LabelRefusal, RawField } from './label-types.ts';
import { refuse } from './label-types.ts';
import { samePart } from './part-text.ts';

/** Steps after which a text is refused in place of being read further. */
const STEPS = 5_000;

const anyText = /^[A-Za-z0-9./#+_ -]{2,40}$/;
/** The identifiers that a text without separators is cut at, and the values that each may have. */
const values: readonly (readonly [string, RegExp])[] = [
  ['30P', anyText],
  ['10K', anyText],
  ['11K', anyText],
  ['14K', anyText],
  ['10D', /^\d{4}(?:\d{2})?$/],
  ['1P', anyText],
  ['1K', anyText],
  ['4K', anyText],
  ['1T', anyText],
  ['1V', anyText],
  ['9D', /^\d{4}(?:\d{2})?$/],
  ['4L', /^[A-Z]{2}$/],
  ['Q', /^[1-9]\d{0,8}$/],
  ['K', anyText],
  ['P', anyText],
];

interface Cut {
  readonly position: number;
  readonly identifier: string;
  readonly value: RegExp;
}

/** The places at which an identifier may begin. */
function cutsOf(text: string): Cut[] {
  const cuts: Cut[] = [];
  for (let position = 0; position < text.length; position += 1) {
    for (const [identifier, value] of values) {
      if (text.startsWith(identifier, position)) cuts.push({ position, identifier, value });
    }
  }
  return cuts;
}

/** The fields that are compared with the order, as one text. */
const comparedText = (fields: readonly RawField[]): string =>
  ['1P', 'Q', '9D', '10D', '1T', '4L']
    .map((one) => fields.find(({ identifier }) => identifier === one)?.value ?? '')
    .join('\u0000');

/**
 * Returns the fields of a text whose separators were lost, where only one reading has most fields.
 * The expected part numbers decide between several; where they do not, the text is refused as
 * ambiguous. Takes at most a fixed number of steps, then refuses.
 */
export function splitWithoutSeparators(
  text: string,
  parts: readonly string[],
): { readonly fields: readonly RawField[] } | LabelRefusal {
  const cuts = cutsOf(text);
  const readings: RawField[][] = [];
  let steps = 0;
  const read = (cut: Cut, before: readonly RawField[]): void => {
    steps += 1;
    if (steps > STEPS || before.some(({ identifier }) => identifier === cut.identifier)) return;
    const start = cut.position + cut.identifier.length;
    const whole = text.slice(start);
    const append = (value: string) => [...before, { identifier: cut.identifier, value }];
    if (cut.value.test(whole)) readings.push(append(whole));
    for (const next of cuts) {
      if (next.position <= start || steps > STEPS) continue;
      const value = text.slice(start, next.position);
      if (cut.value.test(value)) read(next, append(value));
    }
  };
  for (const cut of cuts.filter(({ position }) => position === 0)) read(cut, []);
  if (steps > STEPS) return refuse('work');
  if (readings.length === 0) return refuse('unknown');
  return chosenReading(readings, parts);
}

function chosenReading(
  readings: readonly (readonly RawField[])[],
  parts: readonly string[],
): { readonly fields: readonly RawField[] } | LabelRefusal {
  const expected = readings.filter((fields) =>
    fields.some(
      ({ identifier, value }) => identifier === '1P' && parts.some((part) => samePart(part, value)),
    ),
  );
  const among = expected.length > 0 ? expected : readings;
  const most = Math.max(...among.map(({ length }) => length));
  const best = among.filter(({ length }) => length === most);
  const [first] = best;
  if (first === undefined) return refuse('unknown');
  return new Set(best.map(comparedText)).size === 1 ? { fields: first } : refuse('ambiguous');
}
