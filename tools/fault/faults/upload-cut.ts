import { limits } from '#contract/limits.ts';
import type { Fault } from '../findings.ts';
import { newcomer } from '../people.ts';
import { startProduct } from '../product.ts';

const AT_ONCE = 8;
const beside = [-65_536, -1, 0, 1, 100, 4096, 65_535, 65_536, 200_000, 1_000_000];

/** Sends files around the size limit and looks whether one above it is taken, cut or whole. */
export const fault: Fault = {
  summary: `uploads files around the size limit, ${AT_ONCE} of a size at a time`,
  async run(findings) {
    const product = await startProduct();
    try {
      const person = await newcomer(product.origin, 'sender@fault.test');
      const head = Buffer.from('%PDF-1.7\n%%EOF\n');
      for (const more of beside) {
        const size = limits.uploadMaxKb * 1024 + more;
        const bytes = Buffer.concat([head, Buffer.alloc(size - head.length)]);
        const statuses = await Promise.all(
          Array.from({ length: AT_ONCE }, () => person.upload('/file/upload', 'a.pdf', bytes)),
        );
        const taken = statuses.filter((status) => status === 200).length;
        findings.check(
          taken === (more > 0 ? 0 : AT_ONCE),
          `${taken} of ${AT_ONCE} were taken at ${more} bytes beside the limit`,
        );
      }
    } finally {
      await product.stop();
    }
  },
};
