import { STATEMENT_MAX_LINES } from '#contract/bank/calls.ts';
import { currencies } from '#contract/money.ts';
import { BadStatement, isoDay, type ReadLine, type ReadStatement } from '../core/statement.ts';

/**
 * Reads MT940 (SWIFT customer statements). Own code: libraries of this format give two lines of a day
 * one identity where the bank's reference is missing, and sign errors pass.
 */
interface Field {
  readonly tag: string;
  readonly text: string;
  readonly lineNo: number;
}

/** Returns the fields of a file; a line that begins no field goes on with the one before. */
function fieldsOf(text: string): Field[] {
  const fields: { tag: string; text: string; lineNo: number }[] = [];
  for (const [index, raw] of text.split(/\r\n|\n|\r/).entries()) {
    const line = raw.replace(/^\{1:.*?\{4:/, '');
    if (/^(-\}?.*|\{.*\}?)?$/.test(line)) {
      if (/^-/.test(line)) fields.push({ tag: 'end', text: '', lineNo: index + 1 });
      continue;
    }
    const found = /^:(\d{2}[A-Z]?):(.*)$/.exec(line);
    const last = fields.at(-1);
    if (found) fields.push({ tag: found[1] ?? '', text: found[2] ?? '', lineNo: index + 1 });
    else if (last && last.tag !== 'end') last.text += `\n${line}`;
    else throw new BadStatement('unreadable', index + 1, line);
  }
  return fields;
}

function dayOf(yymmdd: string, lineNo: number): string {
  const day = isoDay(`20${yymmdd.slice(0, 2)}`, yymmdd.slice(2, 4), yymmdd.slice(4, 6));
  if (day === null) throw new BadStatement('unreadable', lineNo, yymmdd);
  return day;
}

/** Reads an amount of SWIFT: a comma always, at most two digits after it. */
function amountOf(text: string, lineNo: number): bigint {
  const found = /^(\d{1,13}),(\d{0,2})$/.exec(text);
  if (!found) throw new BadStatement('unreadable', lineNo, text);
  return BigInt((found[1] ?? '') + (found[2] ?? '').padEnd(2, '0'));
}

function balanceOf({ text, lineNo }: Field) {
  const found = /^([CD])(\d{6})([A-Z]{3})([\d,]+)\s*$/.exec(text);
  if (!found) throw new BadStatement('unreadable', lineNo, text);
  const [, mark = '', day = '', currency = '', amount = ''] = found;
  const minor = amountOf(amount, lineNo);
  return { on: dayOf(day, lineNo), currency, minor: mark === 'D' ? -minor : minor };
}

/** Reads the first part of an entry: days, sign, amount, references. */
function entryOf({ text, lineNo }: Field): ReadLine {
  const [head = '', ...rest] = text.split('\n');
  const found =
    /^(\d{6})(\d{4})?(R?[CD])([A-Z])?(\d[\d,]*,\d{0,2})([NFS][A-Z0-9]{3})?(.*?)(?:\/\/(.*))?$/.exec(
      head,
    );
  if (!found) throw new BadStatement('unreadable', lineNo, head);
  const [, value = '', entry, mark = '', , amount = '', , own = '', bank = ''] = found;
  const valueOn = dayOf(value, lineNo);
  const minor = amountOf(amount, lineNo);
  // The entry's day has no year: in January it may be of the December before.
  const year = Number(value.slice(0, 2));
  const sameYear = entry === undefined ? valueOn : dayOf(`${value.slice(0, 2)}${entry}`, lineNo);
  const HALF_YEAR_MS = 183 * 86_400_000;
  const apart = Date.parse(sameYear) - Date.parse(valueOn);
  const shift = apart > HALF_YEAR_MS ? -1 : apart < -HALF_YEAR_MS ? 1 : 0;
  const bookedOn =
    entry === undefined || shift === 0
      ? sameYear
      : dayOf(`${String(year + shift).padStart(2, '0')}${entry}`, lineNo);
  // A reversal of a credit takes money out, and of a debit brings it back.
  const isIn = mark === 'C' || mark === 'RD';
  const ownReference = own.trim() === 'NONREF' ? '' : own.trim();
  return {
    bookedOn,
    valueOn,
    amount: isIn ? minor : -minor,
    name: '',
    counterAccount: '',
    reference: [ownReference, ...rest.map((line) => line.trim())].filter(Boolean).join(' '),
    bankReference: bank.trim(),
  };
}

/** Adds what field 86 says: payer and account from its sub-fields, the text from the rest. */
function withDetails(line: ReadLine, text: string): ReadLine {
  const joined = text.replaceAll('\n', '');
  const mark = /^\d{3}([?<>+])\d{2}/.exec(joined)?.[1];
  if (mark === undefined) {
    const name = /\/(?:NAME|ORDP|BENM)\/(?:\/?NAME\/)?([^/]+)/.exec(joined)?.[1]?.trim() ?? '';
    const account = /\/(?:IBAN|ACCT|ID)\/([A-Z0-9 ]{4,40})/.exec(joined)?.[1] ?? '';
    const free = /\/REMI\/(?:USTD\/\/?)?(.*?)(?=\/[A-Z]{4}\/|$)/.exec(joined)?.[1];
    const flat = free ?? text.replaceAll('\n', ' ');
    return {
      ...line,
      name,
      counterAccount: account.replaceAll(' ', ''),
      reference: [line.reference, flat.trim()].filter(Boolean).join(' '),
    };
  }
  const parts = new Map<string, string>();
  for (const piece of joined.split(mark).slice(1)) {
    parts.set(piece.slice(0, 2), (parts.get(piece.slice(0, 2)) ?? '') + piece.slice(2));
  }
  const join = (from: number, to: number, between: string): string => {
    const found: string[] = [];
    for (let key = from; key <= to; key += 1) {
      const part = parts.get(String(key).padStart(2, '0'));
      if (part !== undefined && part !== '') found.push(part);
    }
    return found.join(between);
  };
  return {
    ...line,
    name: join(32, 33, '').trim(),
    counterAccount: (parts.get('31') ?? '').replaceAll(' ', ''),
    reference: [line.reference, join(20, 29, ''), join(60, 63, '')]
      .filter(Boolean)
      .join(' ')
      .trim(),
  };
}

interface Draft {
  account: string;
  statementNo: string;
  opening: ReturnType<typeof balanceOf> | null;
  closing: ReturnType<typeof balanceOf> | null;
  lines: ReadLine[];
  lineNo: number;
}

function toStatement(draft: Draft): ReadStatement {
  const { opening, closing, lines, account, statementNo, lineNo } = draft;
  if (opening === null || closing === null) throw new BadStatement('truncated', lineNo, ':62F:');
  const currency = currencies.find((one) => one === closing.currency);
  if (currency === undefined || opening.currency !== closing.currency) {
    throw new BadStatement('unreadable', lineNo, closing.currency);
  }
  const first = lines.map(({ bookedOn }) => bookedOn).sort()[0] ?? closing.on;
  return {
    format: 'mt940',
    currency,
    account,
    statementNo,
    openedOn: first <= closing.on ? first : closing.on,
    closedOn: closing.on,
    opening: opening.minor,
    closing: closing.minor,
    lines,
  };
}

/** Reads all statements of an MT940 file. Throws BadStatement. */
export function readMt940(text: string): ReadStatement[] {
  const statements: ReadStatement[] = [];
  let draft: Draft | null = null;
  let count = 0;
  for (const field of fieldsOf(text)) {
    const { tag, lineNo } = field;
    if (tag === '20') {
      if (draft !== null) statements.push(toStatement(draft));
      draft = { account: '', statementNo: '', opening: null, closing: null, lines: [], lineNo };
      continue;
    }
    if (tag === 'end') continue;
    if (draft === null) throw new BadStatement('unreadable', lineNo, `:${tag}:`);
    draft.lineNo = lineNo;
    const last = draft.lines.length - 1;
    const line = draft.lines[last];
    if (tag === '25') draft.account = field.text.replace(/\s/g, '');
    else if (tag === '28C' || tag === '28') draft.statementNo = field.text.trim();
    else if (tag === '60F' || tag === '60M') draft.opening ??= balanceOf(field);
    else if (tag === '62F' || tag === '62M') draft.closing = balanceOf(field);
    else if (tag === '61') {
      count += 1;
      if (count > STATEMENT_MAX_LINES) throw new BadStatement('tooMany', lineNo);
      if (draft.opening === null) throw new BadStatement('truncated', lineNo, ':60F:');
      draft.lines.push(entryOf(field));
    } else if (tag === '86' && line !== undefined && draft.closing === null) {
      draft.lines[last] = withDetails(line, field.text);
    }
  }
  if (draft === null) throw new BadStatement('unreadable', 1, text.slice(0, 40));
  statements.push(toStatement(draft));
  return statements;
}
