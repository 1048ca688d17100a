import { crc32, deflateSync } from 'node:zlib';
import { slowestWhile } from '../clock.ts';
import type { Fault } from '../findings.ts';
import { newcomer } from '../people.ts';
import { startProduct } from '../product.ts';

const LINES = 50_000_000;
const UPLOADS = 12;
const SLOWEST_MS = 200;
const SIGN_IN_MS = 3000;

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
}

/** A grey PNG of one bit a pixel, all zero, so that a few kilobytes hold millions of lines. */
function grey(width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head[8] = 1;
  const lines = deflateSync(Buffer.alloc(height * (1 + Math.ceil(width / 8))), { level: 9 });
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', lines),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Uploads pictures that are small on the wire and huge, or slow, once drawn. */
export const fault: Fault = {
  summary: `uploads pictures of 1 x ${LINES} pixels, and as many as may be, ${UPLOADS} at a time`,
  async run(findings) {
    const product = await startProduct();
    try {
      const person = await newcomer(product.origin, 'painter@fault.test');
      const pictures: [string, Buffer, (statuses: number[]) => boolean][] = [
        ['one column', grey(1, LINES), (all) => all.every((one) => one === 422 || one === 503)],
        ['7000 x 7000', grey(7000, 7000), (all) => all.every((one) => one === 200 || one === 503)],
      ];
      for (const [name, bytes, isRight] of pictures) {
        findings.note(`${name}: ${bytes.length} bytes`);
        const signedIn: number[] = [];
        const { slowestMs, result } = await slowestWhile(`${product.origin}/healthz`, async () => {
          const uploads = Promise.all(
            Array.from({ length: UPLOADS }, () => person.upload('/file/upload', 'a.png', bytes)),
          );
          signedIn.push(await person.tryPassword());
          return uploads;
        });
        const seen = [...new Set(result)].sort().join(', ');
        findings.check(isRight(result), `${name}: answered by ${seen}`);
        findings.check(
          slowestMs < SLOWEST_MS,
          `${name}: /healthz answered within ${slowestMs.toFixed(0)} ms (limit ${SLOWEST_MS})`,
        );
        const ms = signedIn[0] ?? Number.POSITIVE_INFINITY;
        findings.check(
          ms < SIGN_IN_MS,
          `${name}: a password was judged within ${ms.toFixed(0)} ms (limit ${SIGN_IN_MS})`,
        );
      }
    } finally {
      await product.stop();
    }
  },
};
