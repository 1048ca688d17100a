import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { cpuTime } from '../cpu-time.ts';
import type { Answer, Load, LoadSetting, Order } from './load.ts';
import type { BenchServer } from './server.ts';
import { ACCOUNTS, BRANCHES, MEMBERS } from './tables.ts';

const WORKERS = 2;

/** The workers that load the server, and where its data are. */
export interface Clients {
  readonly workers: readonly Worker[];
  readonly dataDir: string;
  stop(): Promise<void>;
}

/** One load in one round. */
export interface Slice {
  readonly perSecond: number;
  /** Microseconds of processor time for one transaction, in the client and the server. */
  readonly cpu: number;
}

/** Starts the workers that load a server. */
export function startClients({ url, dataDir }: BenchServer): Clients {
  const file = new URL('./load.ts', import.meta.url);
  const workerData: LoadSetting = {
    url,
    branches: BRANCHES,
    accounts: ACCOUNTS,
    members: MEMBERS,
  };
  const workers = Array.from({ length: WORKERS }, () => new Worker(file, { workerData }));
  const stop = async () => {
    await Promise.all(workers.map((worker) => worker.terminate()));
  };
  return { workers, dataDir, stop };
}

/** Runs a load by so many clients for so long. */
export async function runSlice(
  { workers, dataDir }: Clients,
  { load, clients, ms }: { readonly load: Load; readonly clients: number; readonly ms: number },
): Promise<Slice> {
  const before = cpuTime(dataDir) ?? Number.NaN;
  const order: Order = { load, connections: clients / WORKERS, ms };
  const answers = workers.map((worker) => once(worker, 'message'));
  for (const worker of workers) worker.postMessage(order);
  const counted = (await Promise.all(answers)).map(([answer]) => answer as Answer);
  const spent = (cpuTime(dataDir) ?? Number.NaN) - before;
  return {
    perSecond: counted.reduce((sum, one) => sum + (one.done * 1000) / one.ms, 0),
    cpu: spent / counted.reduce((sum, { done }) => sum + done, 0),
  };
}
