import type { NoticeAudience } from '#contract/notices/schemas.ts';
import {
  type NoticeActor,
  type NoticeRow,
  type NoticeState,
  noticeTable,
} from '#contract/notices/table.ts';
import { defineMachine } from '#server/kit/state-machine.ts';

/** The fields of a notice that decide which events are allowed. */
export interface NoticeLife {
  readonly state: NoticeState;
  readonly version: number;
  readonly audience: NoticeAudience;
  readonly savedBy: string;
  /** When it is to be sent; null is as soon as it is published. */
  readonly at: Date | null;
  readonly publishedAt: Date | null;
}

/** The payload of the event that ends sending. */
export interface Sent {
  /** Everybody in its audience has got it. */
  readonly allNotified: boolean;
}

/** The machine of notices. */
export const noticeMachine = defineMachine((_: NoticeLife): readonly NoticeRow[] => noticeTable, {
  guards: {
    oneReader: ({ audience }) => audience === 'one',
    allNotified: (_, { payload }) => (payload as Sent | null)?.allNotified === true,
  },
  moments: {
    sendingTime: ({ at, publishedAt }) => at ?? publishedAt,
  },
});

/** The roles of a person of the desk: who wrote a notice is no second person for it. */
export const rolesOf = (
  { savedBy }: Pick<NoticeLife, 'savedBy'>,
  staffId: string,
): readonly NoticeActor[] => (staffId === savedBy ? ['desk'] : ['desk', 'checker']);
