import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { loginUser } from '#contract/accounts/session-calls.ts';
import { BASE_PATH } from '#contract/call.ts';
import { judge, median, table, whole } from './report.ts';

/**
 * How many signed-in calls a second the market answers (session, gate, schemas, account and
 * profile, envelope), beside bare Fastify with one query in the same process and on the same
 * database. Rounds are paired, and the ratio is taken within the round.
 *
 *   npm run bench:http
 */
const ROUNDS = 5;
const ROUND_S = 3;
const CONNECTIONS = 32;
const TARGET = 0.45;

interface Servers {
  readonly market: number;
  readonly bare: number;
  readonly header: Record<string, string>;
}

async function load(url: string, headers: Record<string, string>) {
  const before = await cpuTime();
  const result = await autocannon({
    url,
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: '{}',
    connections: CONNECTIONS,
    duration: ROUND_S,
  });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${url}: ${result.non2xx} refusals, ${result.errors} errors`);
  }
  return {
    perSecond: result.requests.average,
    p99: result.latency.p99,
    cpu: ((await cpuTime()) - before) / result.requests.total,
  };
}

/** Microseconds of processor time that the process of both servers has used. */
async function cpuTime(): Promise<number> {
  child.send('cpu');
  const [used] = (await once(child, 'message')) as [NodeJS.CpuUsage];
  return used.user + used.system;
}

const child = fork(join(import.meta.dirname, 'http-server.ts'));
const [servers] = (await once(child, 'message')) as [Servers];
const urls = {
  bare: `http://127.0.0.1:${servers.bare}/bare`,
  market: `http://127.0.0.1:${servers.market}${BASE_PATH}${loginUser.path}`,
};
type Load = Awaited<ReturnType<typeof load>>;
const rounds: { bare: Load; market: Load }[] = [];
for (let round = 0; round <= ROUNDS; round += 1) {
  const bare = await load(urls.bare, {});
  const market = await load(urls.market, servers.header);
  // The first round warms both up and is not counted.
  if (round > 0) rounds.push({ bare, market });
  console.log(
    `round ${round}: bare ${whole(bare.perSecond)}/s, market ${whole(market.perSecond)}/s`,
  );
}
const titles = {
  bare: 'bare Fastify, one query',
  market: 'signed-in call: session, account, profile',
};
child.send('stop');
await once(child, 'exit');
const ratio = median(rounds.map(({ bare, market }) => market.perSecond / bare.perSecond));
console.log(
  table(
    [`calls a second, ${CONNECTIONS} connections`, 'median', 'p99 ms', 'CPU µs'],
    (['bare', 'market'] as const).map((name) => [
      titles[name],
      whole(median(rounds.map((round) => round[name].perSecond))),
      median(rounds.map((round) => round[name].p99)).toFixed(1),
      whole(median(rounds.map((round) => round[name].cpu))),
    ]),
  ),
);
process.exitCode = judge([
  { name: 'signed-in call beside bare Fastify', measured: ratio, target: TARGET, unit: 'x' },
]);
