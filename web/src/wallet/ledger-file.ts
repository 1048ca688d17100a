import type { Output } from '#contract/call.ts';
import type { walletLogList } from '#contract/wallet/calls.ts';
import type { LogRow } from '#contract/wallet/schemas.ts';
import { formatStamp } from '#web/i18n/format.ts';
import type { useTranslator } from '#web/i18n/translator.ts';

type Page = Output<typeof walletLogList>;

/** A whole ledger, the newest row first, and the balance before its oldest one. */
export interface WholeLedger {
  readonly rows: readonly LogRow[];
  readonly broughtForward: Page['broughtForward'];
}

export const EXPORT_PAGE = 100;

/** A failed recharge changed no balance; a failed withdrawal took its amount and gave it back. */
export const isFailedRecharge = ({ state, matter }: LogRow): boolean =>
  state === 'failed' && matter === 'recharge';

/**
 * Reads a ledger page by page. What is booked meanwhile moves rows to later pages, where they are
 * known already; where rows have left the filter others moved to pages already read: it begins anew.
 */
export async function readLedger(
  readPage: (pageNum: number) => Promise<Page>,
  onProgress: (progress: { done: number; all: number }) => void,
): Promise<WholeLedger> {
  const rows = new Map<string, LogRow>();
  let total = 0;
  for (let pageNum = 1; ; pageNum += 1) {
    const found = await readPage(pageNum);
    if (found.total < total) {
      rows.clear();
      total = 0;
      pageNum = 0;
      continue;
    }
    total = found.total;
    for (const row of found.list) if (!rows.has(row.id)) rows.set(row.id, row);
    onProgress({ done: rows.size, all: total });
    if (found.list.length === 0 || pageNum * EXPORT_PAGE >= total) {
      return { rows: [...rows.values()], broughtForward: found.broughtForward };
    }
  }
}

const columns = ['time', 'matter', 'ref', 'change', 'balance', 'status'] as const;

/** The lines of a ledger's file: head, rows, and the balance brought forward. */
export function ledgerLines(
  { rows, broughtForward }: WholeLedger,
  t: ReturnType<typeof useTranslator<'wallet'>>,
): string[][] {
  const body = rows.map((row) => [
    formatStamp(row.at),
    t(`matter.${row.matter}`),
    [row.cause.no, row.accountEnding, ...row.parts, row.remark, row.failReason]
      .filter(Boolean)
      .join(' '),
    // The column adds up to what the balance changed by.
    isFailedRecharge(row) ? '0.00' : row.change.amount,
    row.balance.amount,
    t(`state.${row.state}`),
  ]);
  const opening = broughtForward && [
    broughtForward.from ?? '',
    t('broughtForward'),
    '',
    '',
    broughtForward.balance.amount,
    '',
  ];
  return [columns.map((key) => t(`col.${key}`)), ...body, ...(opening ? [opening] : [])];
}
