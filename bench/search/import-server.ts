import { openBenchMarket, portOf } from './market.ts';

/** The market with its jobs in a process of its own, so that its memory can be told. */
const { market, header, close } = await openBenchMarket(process.argv[2] ?? '', 'seller');
await market.startJobs();
await market.http.listen({ host: '127.0.0.1', port: 0 });
process.send?.({ port: portOf(market.http), header });
process.on('message', async (asked) => {
  // Kilobytes, the highest of the process's life.
  if (asked === 'memory') process.send?.(process.resourceUsage().maxRSS);
  // What it holds now: the market with its index of parts, before anything is uploaded.
  if (asked === 'held') process.send?.(process.memoryUsage.rss() / 1024);
  if (asked !== 'stop') return;
  await close();
  process.exit(0);
});
