import { openBenchMarket, portOf } from './market.ts';

const LOOK_MS = 50;

/** The market with its jobs in a process of its own, so that its memory can be measured. */
const { market, header, close } = await openBenchMarket(process.argv[2] ?? '', 'seller');
// Loads its stock before the import, so that this memory is not counted as the import's.
await market.readAhead();
await market.startJobs();
await market.http.listen({ host: '127.0.0.1', port: 0 });
process.send?.({ port: portOf(market.http), header });
let highest = 0;
let looking: NodeJS.Timeout | undefined;
process.on('message', async (asked) => {
  // Kilobytes, the highest since `held` was asked.
  if (asked === 'memory') process.send?.(highest);
  // Baseline memory: the market with its parts and stock, before any upload.
  if (asked === 'held') {
    looking = setInterval(look, LOOK_MS);
    look();
    process.send?.(highest);
  }
  if (asked !== 'stop') return;
  clearInterval(looking);
  await close();
  process.exit(0);
});

function look(): void {
  highest = Math.max(highest, process.memoryUsage.rss() / 1024);
}
