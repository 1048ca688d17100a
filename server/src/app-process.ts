import { join } from 'node:path';
import * as documents from './documents/public.ts';
import * as figures from './figures/public.ts';
import * as health from './health/public.ts';
import type { Databases } from './kit/database/databases.ts';
import type { CronEntry } from './kit/jobs/jobs.ts';
import type { Config } from './kit/process/config.ts';
import * as qc from './qc/public.ts';

/** Facts that only the open process knows. */
export interface ProcessFacts {
  streams(): number;
  cron(): readonly CronEntry[];
  isSearchReady(): boolean;
}

interface ProcessParts {
  readonly config: Config;
  readonly secret: Buffer;
  readonly databases: Databases;
  readonly process: ProcessFacts;
}

/** Puts together what the operator sees of the whole market and of the process. */
export function composeProcess(
  { config, secret, databases, process }: ProcessParts,
  qcSlice: qc.Qc,
) {
  const { close: _, ...pools } = databases;
  const figuresSlice = figures.figuresSlice({
    db: () => databases.figures.db,
    secret,
    stateNames: documents.orderStateNames,
  });
  const healthSlice = health.healthSlice({
    ...process,
    dataDir: config.dataDir,
    pools,
    keyFrom: () => qcSlice.signer.keys[0]?.from ?? qc.keyWrittenAt(join(config.dataDir, 'keys')),
  });
  return {
    figures: figuresSlice,
    slices: [figuresSlice, healthSlice],
    queues: [health.healthQueue],
    startHeartbeat: healthSlice.startHeartbeat,
  };
}
