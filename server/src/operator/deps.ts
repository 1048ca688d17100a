import type { StaffRole } from '#contract/call.ts';
import type { Db } from '#server/kit/database.ts';
import type { FindSource, QueueSource } from './sources.ts';

/** A member of staff who could get work. */
export interface Colleague {
  readonly id: string;
  readonly name: string;
  readonly roles: readonly StaffRole[];
}

/** What the slice shows that is not its own: the work and the records of other slices. */
export interface OperatorDeps {
  readonly queues: readonly QueueSource[];
  readonly finds: readonly FindSource[];
  /** All active staff. */
  readonly colleagues: (db: Db) => Promise<readonly Colleague[]>;
}
