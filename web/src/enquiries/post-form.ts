import type { ClientInput } from '#contract/call.ts';
import { inquirySend } from '#contract/enquiries/calls.ts';
import { ENQUIRY_LINES_MAX, wantedDays } from '#contract/enquiries/shapes.ts';
import type { Condition, LeadTime } from '#contract/option-schemas.ts';
import { type FieldErrors, validateInput } from '#web/api/use-form.ts';
import type { SelectedOffer } from '#web/page/asked-offers.ts';
import { EMPTY_LINE, type PastedLine } from './read-lines.ts';

/** A line of the form as typed. */
export interface PostLine extends PastedLine {
  readonly key: number;
  readonly condition: Condition | '';
  readonly leadTime: LeadTime;
  /** Offers of part search that the line asks for; empty where all who have it are asked. */
  readonly offers: readonly Pick<SelectedOffer, 'id' | 'sellerName' | 'snapshot'>[];
}

export interface PostDraft {
  readonly lines: readonly PostLine[];
  readonly note: string;
  readonly urgent: boolean;
  /** Days until which quotes are wanted; empty where any day will do. */
  readonly wanted: string;
}

const BLANK = {
  ...EMPTY_LINE,
  condition: '',
  leadTime: 'any',
  offers: [],
} as const satisfies Omit<PostLine, 'key'>;

export const EMPTY_POST: PostDraft = {
  lines: [1, 2, 3].map((key) => ({ ...BLANK, key })),
  note: '',
  urgent: false,
  wanted: '',
};

const isBlank = ({ key: _, ...line }: PostLine) => JSON.stringify(line) === JSON.stringify(BLANK);

/** Lines that say something; where none does, the first one is asked to. */
function spokenLines(lines: readonly PostLine[]): readonly PostLine[] {
  const spoken = lines.filter((line) => !isBlank(line));
  return spoken.length > 0 ? spoken : lines.slice(0, 1);
}

interface Posting {
  readonly draft: PostDraft;
  readonly attach: readonly string[];
}

/** Builds the input to send: `normal` where the lines are of chosen offers, else `match`. */
export function inputOf({ draft, attach }: Posting): ClientInput<typeof inquirySend> {
  const lines = spokenLines(draft.lines);
  return {
    type: lines.some((line) => line.offers.length > 0) ? 'normal' : 'match',
    urgent: draft.urgent,
    wantedDays: wantedDays.find((days) => `${days}` === draft.wanted) ?? null,
    note: draft.note,
    attach: [...attach],
    lines: lines.map(({ mpn, manufacturer, quantity, dateCode, leadTime, note, ...line }) => ({
      mpn,
      manufacturer,
      quantity,
      dateCode,
      leadTime,
      note,
      targetPrice: line.targetPrice.trim() === '' ? null : line.targetPrice,
      condition: line.condition === '' ? null : line.condition,
      stockIds: line.offers.map((offer) => offer.id),
    })),
  };
}

/** Faults by `<line key>.<field>`, whatever lines are left out. */
export function validateDraft(draft: PostDraft): FieldErrors {
  const lines = spokenLines(draft.lines);
  const violations = Object.entries(validateInput(inquirySend, inputOf({ draft, attach: [] })));
  return Object.fromEntries(
    violations.map(([path, reason]) => {
      const [list, index, field] = path.split('.');
      const line = list === 'lines' ? lines[Number(index)] : undefined;
      return [line ? `${line.key}.${field}` : path, reason];
    }),
  );
}

/** The path in this form of a field that the server refused: `lines.3.mpn`. */
export function placeOf(draft: PostDraft, path: string): string {
  const [list, index, field] = path.split('.');
  const line = list === 'lines' ? spokenLines(draft.lines)[Number(index)] : undefined;
  return line ? `${line.key}.${field}` : path;
}

const nextKey = (lines: readonly PostLine[]) => Math.max(0, ...lines.map((one) => one.key)) + 1;

/** One more empty line at the end. */
export function withLine(lines: readonly PostLine[]): readonly PostLine[] {
  return lines.length >= ENQUIRY_LINES_MAX ? lines : [...lines, { ...BLANK, key: nextKey(lines) }];
}

/** Pasted lines take the place of the line they came into and of blank ones after it. */
export function withPasted(
  lines: readonly PostLine[],
  position: number,
  pasted: readonly PastedLine[],
): readonly PostLine[] {
  const first = nextKey(lines);
  const fresh = pasted.map((line, index) => ({ ...BLANK, ...line, key: first + index }));
  const after = lines.slice(position + 1).filter((line) => !isBlank(line));
  return [...lines.slice(0, position), ...fresh, ...after].slice(0, ENQUIRY_LINES_MAX);
}

/** The draft with a part that the reader came with, unless it stands there already. */
export function withPart(draft: PostDraft, part: { mpn: string; quantity: string }): PostDraft {
  const { lines } = draft;
  if (part.mpn === '' || lines.some((line) => line.mpn === part.mpn)) return draft;
  const free = lines.find(isBlank);
  const line = { ...BLANK, ...part, key: free?.key ?? nextKey(lines) };
  if (free === undefined) return { ...draft, lines: [...lines, line].slice(0, ENQUIRY_LINES_MAX) };
  return { ...draft, lines: lines.map((one) => (one === free ? line : one)) };
}

/** Lines out of chosen offers: one for each part number of a maker; what was typed of it stays. */
export function linesOfOffers(
  offers: readonly SelectedOffer[],
  before: readonly PostLine[],
): readonly PostLine[] {
  const groups = Map.groupBy(offers, ({ mpn, manufacturer }) => `${mpn}\n${manufacturer}`);
  const known = new Map(before.map((line) => [`${line.mpn}\n${line.manufacturer}`, line]));
  let key = nextKey(before);
  return [...groups].flatMap(([name, chosen]) => {
    const [first] = chosen;
    if (first === undefined) return [];
    const quantity = first.quantity === null ? '' : `${first.quantity}`;
    const line = known.get(name) ?? {
      ...BLANK,
      key: key++,
      mpn: first.mpn,
      manufacturer: first.manufacturer,
      quantity,
    };
    return {
      ...line,
      offers: chosen.map(({ id, sellerName, snapshot }) => ({
        id,
        sellerName,
        ...(snapshot && { snapshot }),
      })),
    };
  });
}
