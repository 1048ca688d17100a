import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { postStates, replyStates } from '#contract/boards/shapes.ts';
import {
  type BoardActor,
  boardActors,
  type PostEvent,
  type PostState,
  postTable,
  type ReplyEvent,
  type ReplyState,
  replyTable,
} from '#contract/boards/table.ts';
import { limits } from '#contract/limits.ts';
import { postMachine, replyMachine } from './machines.ts';

const DAY_MS = 86_400_000;
const replyFacts = fc.record({
  state: fc.constantFrom(...replyStates),
  left: fc.nat(5),
  postState: fc.constantFrom(...postStates),
  validUntil: fc.nat(20),
  now: fc.nat(20),
});

/** The row that a poster takes by an event; null where a post may not move so. Times in ms. */
function decidePost(
  post: { state: PostState; closedAt: number | null; replies: number; now: number },
  event: PostEvent,
) {
  const closedAt = post.closedAt === null ? null : new Date(post.closedAt);
  const asked = { event, actor: 'poster', now: new Date(post.now), payload: null } as const;
  return postMachine.decide({ ...post, closedAt }, asked).row ?? null;
}

/** The row that an actor takes by an event; null where a reply may not move so. Times in ms. */
function decideReply(
  reply: { state: ReplyState; left: number; postState: PostState; validUntil: number; now: number },
  { event, actor }: { event: ReplyEvent; actor: BoardActor },
  more: object = {},
) {
  const { left, now, ...facts } = reply;
  const asked = { event, actor, now: new Date(now), payload: { left, ...more } };
  const record = { ...facts, validUntil: new Date(facts.validUntil) };
  return replyMachine.decide(record, asked).row ?? null;
}

describe('a post', () => {
  it('closes when open and only then', () => {
    expect(decidePost({ state: 'open', closedAt: null, replies: 0, now: 0 }, 'close')?.to).toBe(
      'closed',
    );
    expect(decidePost({ state: 'closed', closedAt: 0, replies: 0, now: 0 }, 'close')).toBeNull();
  });

  it('reopens until the last moment of its thirty days', () => {
    const last = limits.recycleDays * DAY_MS;
    expect(decidePost({ state: 'closed', closedAt: 0, replies: 0, now: last }, 'reopen')?.to).toBe(
      'open',
    );
    expect(
      decidePost({ state: 'closed', closedAt: 0, replies: 0, now: last + 1 }, 'reopen'),
    ).toBeNull();
    expect(decidePost({ state: 'open', closedAt: null, replies: 0, now: 0 }, 'reopen')).toBeNull();
  });

  it('changes as long as it is open and nobody has answered it', () => {
    const open = { state: 'open', closedAt: null, now: 0 } as const;
    expect(decidePost({ ...open, replies: 0 }, 'edit')?.to).toBe('open');
    expect(decidePost({ ...open, replies: 1 }, 'edit')).toBeNull();
    const closed = { state: 'closed', closedAt: 0, replies: 0, now: 0 } as const;
    expect(decidePost(closed, 'edit')).toBeNull();
  });

  it('moves by rows of its table only', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...postStates),
        fc.constantFrom(...postTable.map((row) => row.event)),
        fc.nat(2),
        fc.integer(),
        (state, event, replies, now) => {
          const closedAt = state === 'closed' ? 0 : null;
          const row = decidePost({ state, closedAt, replies, now }, event);
          if (row !== null) expect([row.from, row.event]).toEqual([state, event]);
        },
      ),
    );
  });
});

describe('a reply', () => {
  it('never moves once it has ended', () => {
    fc.assert(
      fc.property(
        replyFacts,
        fc.constantFrom(...replyTable.map((row) => row.event)),
        (facts, event) => {
          if (facts.state === 'open' || (facts.state === 'taken' && event === 'releasePieces'))
            return;
          for (const actor of boardActors) {
            expect(decideReply(facts, { event, actor })).toBeNull();
          }
        },
      ),
    );
  });

  it('is taken exactly when nothing is left', () => {
    fc.assert(
      fc.property(replyFacts, (facts) => {
        const row = decideReply({ ...facts, state: 'open' }, { event: 'accept', actor: 'poster' });
        expect(row?.to).toBe(facts.left === 0 ? 'taken' : 'open');
      }),
    );
  });

  it('ends by its cancelled order exactly when that alone took it in full', () => {
    fc.assert(
      fc.property(replyFacts, (facts) => {
        for (const actor of boardActors) {
          const row = decideReply(facts, { event: 'releasePieces', actor });
          const to = { open: 'open', taken: 'cancelled' }[facts.state as string] ?? null;
          expect(row?.to ?? null).toBe(actor === 'order' ? to : null);
          for (const hasNewer of [false, true]) {
            const payload = { isShared: true, hasNewer };
            const shared = decideReply(facts, { event: 'releasePieces', actor }, payload);
            const reopened = facts.postState === 'open' && !hasNewer ? 'open' : 'taken';
            const stays = { open: 'open', taken: reopened }[facts.state as string] ?? null;
            expect(shared?.to ?? null).toBe(actor === 'order' ? stays : null);
          }
        }
      }),
    );
  });

  it('expires from the end of its validity on and not before', () => {
    fc.assert(
      fc.property(replyFacts, (facts) => {
        const row = decideReply({ ...facts, state: 'open' }, { event: 'expire', actor: 'clock' });
        expect(row !== null).toBe(facts.now >= facts.validUntil);
      }),
    );
  });
});
