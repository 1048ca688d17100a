import { basename } from 'node:path';
import { isRefused, openSheets, proposeSheets, readRows } from '#server/sheets/public.ts';

/**
 * Reads one file in a process of its own, so that its memory is its own, and prints what it took
 * as one line of JSON.
 */
const path = process.argv[2] ?? '';
const started = performance.now();
const opened = await openSheets(path, basename(path));
const [proposal] = await proposeSheets(opened);
if (!proposal) throw new Error('nothing to read');
let rows = 0;
let refused = 0;
for await (const batch of readRows(opened, proposal)) {
  rows += batch.length;
  refused += batch.filter(isRefused).length;
}
await opened.close();
const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
console.log(
  JSON.stringify({
    rows,
    refused,
    seconds: (performance.now() - started) / 1000,
    cpuSeconds: (userCPUTime + systemCPUTime) / 1e6,
    peakMb: maxRSS / 1024,
  }),
);
