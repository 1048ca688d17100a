import { brotliCompressSync } from 'node:zlib';
import { slowestWhile, timed } from '../clock.ts';
import type { Fault } from '../findings.ts';
import { startProduct } from '../product.ts';

const REQUESTS = 40;
const SLOWEST_MS = 200;
/** Opened brackets that compress to a few bytes. */
const BRACKETS = 1_000_000;

const json = { 'content-type': 'application/json' };

/** Sends bodies that are small on the wire and large, or deep, once read. */
export const fault: Fault = {
  summary: `sends ${REQUESTS} tiny compressed bodies that unfold to a million brackets`,
  async run(findings) {
    const product = await startProduct();
    try {
      const call = `${product.origin}/test-api/mall/login`;
      const health = `${product.origin}/healthz`;
      findings.note(`/healthz alone takes ${(await timed(health)).toFixed(1)} ms`);
      const nested = '['.repeat(BRACKETS) + ']'.repeat(BRACKETS);
      const packed = new Uint8Array(brotliCompressSync(nested));
      const bodies: [string, string | Uint8Array<ArrayBuffer>, Record<string, string>][] = [
        [`${packed.length} bytes of brotli`, packed, { ...json, 'content-encoding': 'br' }],
        ['2 MB of brackets', nested, json],
        ['60 KB of brackets', '['.repeat(30_000) + ']'.repeat(30_000), json],
      ];
      for (const [name, body, headers] of bodies) {
        const sendOne = async () => {
          const answer = await fetch(call, { method: 'POST', headers, body });
          await answer.arrayBuffer();
          return answer.status;
        };
        const { slowestMs, result } = await slowestWhile(health, () =>
          Promise.allSettled(Array.from({ length: REQUESTS }, sendOne)),
        );
        // A body that is refused while it still arrives may end the connection instead.
        const statuses = result.map((one) => (one.status === 'fulfilled' ? one.value : 'closed'));
        const seen = [...new Set(statuses)].sort().join(', ');
        findings.check(
          slowestMs < SLOWEST_MS,
          `${name}: /healthz answered within ${slowestMs.toFixed(0)} ms (limit ${SLOWEST_MS})`,
        );
        const isRefused = statuses.every((status) => status === 'closed' || isClientError(status));
        findings.check(isRefused, `${name}: every request was refused by 4xx (${seen})`);
      }
    } finally {
      await product.stop();
    }
  },
};

const isClientError = (status: number) => status >= 400 && status < 500;
