import * as mallCalls from '#contract/boards/calls.ts';
import * as wasteCalls from '#contract/surplus/calls.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import type { Tab } from './addresses.ts';
import * as mall from './addresses.ts';
import { useBidWithdrawing, useQuoteWithdrawing, type Withdrawing } from './replies/withdrawing.ts';
import * as waste from './surplus/paths.ts';

interface Numbered {
  readonly id: string;
  readonly no: string;
}

interface Missing {
  readonly notFound: string;
  readonly failed: string;
}

/** The texts and paths by which the two boards differ. */
export interface BoardConfig {
  readonly title: string;
  readonly tabs: string;
  readonly tab: (tab: Tab) => string;
  /** The label of the button that leads to the form. */
  readonly postAction: string;
  /** Who answers sells: the mall's quotes, not bids for surplus. */
  readonly repliesSell: boolean;
  readonly path: {
    readonly tab: (tab: Tab) => string;
    readonly post: (post: Numbered) => string;
    readonly reply: (reply: Numbered) => string;
  };
  readonly home: {
    readonly waiting: string;
    readonly unseen: string;
    readonly unread: string;
    readonly how: string;
    readonly steps: readonly string[];
  };
  readonly list: {
    readonly failed: string;
    readonly emptyFound: (keyword: string) => string;
    readonly parts: string;
    readonly no: string;
    readonly replies: string;
    readonly count: (count: number) => string;
    readonly none: string;
    readonly reply: string;
    readonly replied: string;
    readonly label: Readonly<Record<'new' | 'mine' | 'recycle', string>>;
    readonly empty: Readonly<Record<'new' | 'mine' | 'recycle', string>>;
  };
  readonly close: {
    /** The question, and the button that answers it. */
    readonly title: (no: string) => string;
    readonly go: string;
    readonly text: string;
    readonly replies: (count: number) => string;
    readonly back: string;
    readonly done: (no: string) => string;
    readonly call: typeof mallCalls.close;
  };
  readonly reopen: {
    readonly done: (no: string) => string;
    readonly call: typeof mallCalls.reopen;
  };
  readonly withdraw: Withdrawing;
  readonly detail: {
    readonly crumb: Readonly<Record<'mine' | 'new' | 'reply', string>>;
    /** The texts in place of a post or a reply that does not open. */
    readonly post: Missing;
    readonly reply: Missing;
    /** The link back from there. */
    readonly back: { readonly label: string; readonly to: string };
  };
  readonly live: { readonly fresh: (count: number) => string; readonly quiet: string };
  readonly reply: {
    readonly label: string;
    readonly side: string;
    readonly parts: string;
    readonly no: string;
    readonly empty: string;
    readonly emptySent: string;
    readonly find: string;
    readonly failed: string;
  };
}

/** Returns the texts and paths of the mall: requests, and quotes for them. */
export function useMallConfig(): BoardConfig {
  const t = useTranslator('boards');
  return {
    title: t('title'),
    tabs: t('tabs'),
    tab: (tab) => t(`tab.${tab}`),
    postAction: t('post.action'),
    repliesSell: true,
    path: { tab: mall.tabPath, post: mall.postPath, reply: mall.replyPath },
    home: {
      waiting: t('home.waiting'),
      unseen: t('home.unseen'),
      unread: t('home.unread'),
      how: t('home.how'),
      steps: [t('home.how1'), t('home.how2'), t('home.how3')],
    },
    list: {
      failed: t('failed.posts'),
      emptyFound: (keyword) => t('list.emptyFound', { keyword }),
      parts: t('list.parts'),
      no: t('list.no'),
      replies: t('list.answers'),
      count: (count) => t('list.quotes', { count }),
      none: t('list.noQuotes'),
      reply: t('list.quote'),
      replied: t('list.quoted'),
      label: {
        new: t('list.labelNew'),
        mine: t('list.labelMine'),
        recycle: t('list.labelRecycle'),
      },
      empty: {
        new: t('list.emptyNew'),
        mine: t('list.emptyMine'),
        recycle: t('list.emptyRecycle'),
      },
    },
    close: {
      title: (no) => t('close.title', { no }),
      go: t('close.go'),
      text: t('close.text'),
      replies: (count) => t('close.replies', { count }),
      back: t('close.back'),
      done: (no) => t('close.done', { no }),
      call: mallCalls.close,
    },
    reopen: { done: (no) => t('reopened', { no }), call: mallCalls.reopen },
    withdraw: useQuoteWithdrawing(),
    detail: {
      crumb: {
        mine: t('detail.crumbMine'),
        new: t('detail.crumbNew'),
        reply: t('detail.crumbReply'),
      },
      post: { notFound: t('detail.gone'), failed: t('failed.post') },
      reply: { notFound: t('detail.goneReply'), failed: t('failed.reply') },
      back: { label: t('detail.back'), to: mall.tabPath('new') },
    },
    live: { fresh: (count) => t('live.fresh', { count }), quiet: t('live.quiet') },
    reply: {
      label: t('reply.label'),
      side: t('reply.side'),
      parts: t('reply.parts'),
      no: t('reply.no'),
      empty: t('reply.empty'),
      emptySent: t('reply.emptyGiven'),
      find: t('reply.findPosts'),
      failed: t('reply.failed'),
    },
  };
}

/** The waste board: surplus deals, and bids for them. */
export function useWasteConfig(): BoardConfig {
  const s = useTranslator('boards/surplus');
  return {
    title: s('title'),
    tabs: s('tabs'),
    tab: (tab) => s(`tab.${tab}`),
    postAction: s('offer.action'),
    repliesSell: false,
    path: { tab: waste.tabPath, post: waste.dealPath, reply: waste.bidPath },
    home: {
      waiting: s('home.waiting'),
      unseen: s('home.unseen'),
      unread: s('home.unread'),
      how: s('home.how'),
      steps: [s('home.how1'), s('home.how2'), s('home.how3')],
    },
    list: {
      failed: s('failed.posts'),
      emptyFound: (keyword) => s('list.emptyFound', { keyword }),
      parts: s('list.goods'),
      no: s('list.no'),
      replies: s('list.bidsHead'),
      count: (count) => s('list.bids', { count }),
      none: s('list.noBids'),
      reply: s('list.bid'),
      replied: s('list.myBid'),
      label: {
        new: s('list.labelNew'),
        mine: s('list.labelMine'),
        recycle: s('list.labelRecycle'),
      },
      empty: {
        new: s('list.emptyNew'),
        mine: s('list.emptyMine'),
        recycle: s('list.emptyRecycle'),
      },
    },
    close: {
      title: (no) => s('close.title', { no }),
      go: s('close.go'),
      text: s('close.text'),
      replies: (count) => s('close.replies', { count }),
      back: s('close.back'),
      done: (no) => s('close.done', { no }),
      call: wasteCalls.close,
    },
    reopen: { done: (no) => s('reopened', { no }), call: wasteCalls.reopen },
    withdraw: useBidWithdrawing(),
    detail: {
      crumb: {
        mine: s('detail.crumbMine'),
        new: s('detail.crumbNew'),
        reply: s('detail.crumbReply'),
      },
      post: { notFound: s('detail.gone'), failed: s('failed.post') },
      reply: { notFound: s('detail.goneReply'), failed: s('failed.reply') },
      back: { label: s('detail.back'), to: waste.tabPath('new') },
    },
    live: { fresh: (count) => s('live.fresh', { count }), quiet: s('live.quiet') },
    reply: {
      label: s('reply.label'),
      side: s('reply.side'),
      parts: s('reply.parts'),
      no: s('reply.no'),
      empty: s('reply.empty'),
      emptySent: s('reply.emptyGiven'),
      find: s('reply.find'),
      failed: s('reply.failed'),
    },
  };
}
