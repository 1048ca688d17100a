import { withdrawQuote } from '#contract/boards/calls.ts';
import { withdrawBid } from '#contract/surplus/calls.ts';
import { useTranslator } from '#web/i18n/translator.ts';

/** The texts and the call by which a board withdraws a reply. */
export interface Withdrawing {
  /** The question, and the button that answers it. */
  readonly title: (no: string) => string;
  readonly go: string;
  readonly text: string;
  readonly back: string;
  readonly done: (no: string) => string;
  /** The note in place of the reader's own reply, once that is withdrawn. */
  readonly mine: string;
  readonly call: typeof withdrawQuote | typeof withdrawBid;
}

/** Returns how quotes are withdrawn. */
export function useQuoteWithdrawing(): Withdrawing {
  const t = useTranslator('boards');
  return {
    title: (no) => t('withdraw.title', { no }),
    go: t('withdraw.go'),
    text: t('withdraw.text'),
    back: t('withdraw.back'),
    done: (no) => t('withdraw.done', { no }),
    mine: t('withdraw.mine'),
    call: withdrawQuote,
  };
}

/** Returns how bids are withdrawn. */
export function useBidWithdrawing(): Withdrawing {
  const s = useTranslator('boards/surplus');
  return {
    title: (no) => s('withdraw.title', { no }),
    go: s('withdraw.go'),
    text: s('withdraw.text'),
    back: s('withdraw.back'),
    done: (no) => s('withdraw.done', { no }),
    mine: s('withdraw.mine'),
    call: withdrawBid,
  };
}
