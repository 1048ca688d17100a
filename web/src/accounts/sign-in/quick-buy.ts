import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { v4 } from 'uuid';
import { addWantBuy } from '#contract/boards/calls.ts';
import { sendCall } from '#web/api/client.ts';
import { invalidateQueries } from '#web/api/invalidate-queries.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { toast } from '#web/ui/overlay/toast.ts';

const KEY = 'quickBuy';
/** Where a posted buy-request is found. */
const MINE = '/shopping-mall/mine';

/** A sent quick buy form that waits for its account; its key keeps a repeat from posting twice. */
export interface QuickBuy {
  readonly model: string;
  readonly count: string;
  readonly key: string;
}

const isQuickBuy = (value: unknown): value is QuickBuy =>
  typeof value === 'object' && value !== null && 'model' in value && 'count' in value;

/** The quick buy that waits in this tab, or null (specification section 4). */
export function waitingQuickBuy(): QuickBuy | null {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    return isQuickBuy(value) ? value : null;
  } catch {
    return null;
  }
}

/** Keeps a quick buy until its account can post it. */
export function saveQuickBuy({ model, count }: { model: string; count: string }): QuickBuy {
  const saved = { model, count, key: v4() };
  sessionStorage.setItem(KEY, JSON.stringify(saved));
  return saved;
}

export const dropQuickBuy = (): void => sessionStorage.removeItem(KEY);

/** Posts a quick buy as a buy-request and leads to one's own posts. Throws what the call throws. */
export function usePostQuickBuy() {
  const t = useTranslator('accounts');
  const client = useQueryClient();
  const navigate = useNavigate();
  return async ({ model, count, key }: QuickBuy) => {
    await sendCall(
      addWantBuy,
      {
        mark: `I want to buy ${model}, ${count} PCS.`,
        wantBuyItemList: [{ model, count }],
      },
      { key },
    );
    dropQuickBuy();
    sessionStorage.removeItem('draft:quick-buy');
    toast(t('quick.posted'));
    navigate(MINE);
    void invalidateQueries(client);
  };
}
