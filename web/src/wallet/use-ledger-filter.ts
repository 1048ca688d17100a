import { useSearchParams } from 'react-router';
import type { ClientInput } from '#contract/call.ts';
import { limits } from '#contract/limits.ts';
import { walletLogList } from '#contract/wallet/calls.ts';
import { logStates, matters } from '#contract/wallet/constants.ts';
import { validateInput } from '#web/api/use-form.ts';
import { currentQuery } from '#web/widgets/records/current-query.ts';

/** The filters of the ledger; a filter that is left out limits nothing. */
export type LedgerInput = Omit<ClientInput<typeof walletLogList>, 'pageNum' | 'pageSize'>;

/** The parts of the address that say where the ledger stands. */
export type LedgerKey = 'matter' | 'state' | 'from' | 'to' | 'no' | 'page' | 'size';

const PAGE_MAX = 10_000;
const NUMBER_MAX = 40;

/** Reads the ledger's filter from the address; what it cannot read limits nothing. */
export function useLedgerFilter() {
  const [query, setQuery] = useSearchParams();
  const from = query.get('from') ?? '';
  const to = query.get('to') ?? '';
  const matter = matters.find((one) => one === query.get('matter'));
  const state = logStates.find((one) => one === query.get('state'));
  const find = (query.get('no') ?? '').trim().slice(0, NUMBER_MAX);
  const days = { ...(from === '' ? {} : { from }), ...(to === '' ? {} : { to }) };
  const dayViolations = validateInput(walletLogList, days);
  const isRightRange = Object.keys(dayViolations).length === 0;
  const input: LedgerInput = {
    ...(matter === undefined ? {} : { matter }),
    ...(state === undefined ? {} : { state }),
    ...(isRightRange ? days : {}),
    ...(find === '' ? {} : { find }),
  };
  const requestedPage = Number(query.get('page') ?? '1');
  const size = Number(query.get('size'));
  /** Changes parts of the address; the page begins anew unless it is what changes. */
  const set = (changes: Partial<Record<LedgerKey, string>>) => {
    const next = currentQuery();
    if (!('page' in changes)) next.delete('page');
    for (const [key, value] of Object.entries(changes)) {
      if (value === '') next.delete(key);
      else next.set(key, value);
    }
    setQuery(next, { replace: true, preventScrollReset: true });
  };
  return {
    input,
    matter,
    state,
    from,
    to,
    find,
    isRightRange,
    isFiltered: Object.keys(input).length > 0,
    page:
      Number.isInteger(requestedPage) && requestedPage >= 1 && requestedPage <= PAGE_MAX
        ? requestedPage
        : 1,
    pageSize: limits.pageSizes.find((one) => one === size) ?? limits.pageSizeDefault,
    set,
  };
}

export type LedgerFilter = ReturnType<typeof useLedgerFilter>;
