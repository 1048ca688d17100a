import { benchCommits } from './ledger/commits.ts';
import { benchGrowth } from './ledger/growth.ts';
import { benchKill } from './ledger/kill.ts';
import { benchPay } from './ledger/pay.ts';

/**
 * The ledger beside TPC-B on the same server, and what it bears: all parts, or those that are named.
 *
 *   npm run bench:ledger                       # commits, pay, kill, growth
 *   npm run bench:ledger -- commits            # one transfer in a commit, and many callers' in one
 *   npm run bench:ledger -- pay                # orders that are paid through HTTP
 *   npm run bench:ledger -- kill               # program and database killed in 10,000 transfers
 *   npm run bench:ledger -- growth 50000000    # as many postings beside a hundredth of them
 */
const parts = {
  commits: benchCommits,
  pay: benchPay,
  kill: benchKill,
  growth: benchGrowth,
} as const;
type Part = keyof typeof parts;

const named = process.argv.slice(2).filter((word): word is Part => word in parts);
const isMet: boolean[] = [];
for (const part of named.length > 0 ? named : (Object.keys(parts) as Part[])) {
  console.log(`\n${part}`);
  isMet.push(await parts[part]());
}
process.exitCode = isMet.every(Boolean) ? 0 : 1;
