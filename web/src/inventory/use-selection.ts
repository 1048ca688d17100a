import { useState } from 'react';
import type { ChosenLines, StockFilter } from '#contract/inventory/stock-schemas.ts';

/** At most so many lines are named one by one (contract `ChosenLines`). */
const MOST_IDS = 500;
const NONE: ReadonlySet<string> = new Set();

/** Lines of the stock that are chosen: by themselves, over pages, or all that the filter leaves. */
export interface StockSelection {
  readonly ids: ReadonlySet<string>;
  readonly isWhole: boolean;
  readonly count: number;
  /** How many lines the filter leaves. */
  readonly total: number;
  readonly chosen: ChosenLines;
  readonly choose: (ids: ReadonlySet<string>) => void;
  readonly selectAll: () => void;
  readonly clear: () => void;
}

interface SelectionOptions {
  readonly filter: StockFilter;
  readonly total: number;
  /** Lines of the page that is shown. */
  readonly visibleIds: readonly string[];
}

/** Another filter begins without a choice. */
export function useSelection({ filter, total, visibleIds }: SelectionOptions): StockSelection {
  const of = JSON.stringify(filter);
  const [state, setState] = useState({ of, ids: NONE, isWhole: false });
  const now = state.of === of ? state : { of, ids: NONE, isWhole: false };
  return {
    ids: now.isWhole ? new Set(visibleIds) : now.ids,
    isWhole: now.isWhole,
    count: now.isWhole ? total : now.ids.size,
    total,
    chosen: now.isWhole ? { filter, count: total } : { ids: [...now.ids] },
    choose: (ids) => setState({ of, ids: new Set([...ids].slice(-MOST_IDS)), isWhole: false }),
    selectAll: () => setState({ of, ids: NONE, isWhole: true }),
    clear: () => setState({ of, ids: NONE, isWhole: false }),
  };
}
