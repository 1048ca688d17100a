import { once } from 'node:events';
import { Writable } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { endWhenStalled } from './download.ts';

afterEach(() => void vi.useRealTimers());

describe('a download', () => {
  it('ends where its reader takes nothing more', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const target = new Writable({ write: () => undefined });
    endWhenStalled(target, 1000);
    target.write('rows');
    const closed = once(target, 'close');
    vi.advanceTimersByTime(2000);
    await closed;
    expect(target.destroyed).toBe(true);
  });

  it('goes on while its reader takes something, or nothing is to be taken', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    let take = () => {};
    const target = new Writable({
      write(_chunk, _encoding, done) {
        take = done;
      },
    });
    const stop = endWhenStalled(target, 1000);
    vi.advanceTimersByTime(5000);
    for (let nth = 0; nth < 5; nth += 1) target.write('r'.repeat(nth + 1));
    for (let nth = 0; nth < 5; nth += 1) {
      vi.advanceTimersByTime(1000);
      take();
      await turn();
    }
    vi.advanceTimersByTime(5000);
    expect(target.destroyed).toBe(false);
    stop();
  });
});
