import { command, query } from '../call.ts';
import { permissions } from '../permissions.ts';

const schemas = () => import('./schemas.ts');

const callers = permissions.health;

/** Returns jobs, messages, and the state of the process. */
export const opsHealth = query({
  path: '/ops/health',
  callers,
  schemas: () => schemas().then((all) => all.opsHealth),
});

/**
 * Has failed jobs tried again at once. Fails with `health.changed` where the one is gone, or where
 * another number of a channel's messages has failed than the reader saw.
 */
export const opsHealthRetry = command({
  path: '/ops/health/retry',
  callers,
  schemas: () => schemas().then((all) => all.opsHealthRetry),
  failures: ['health.changed'],
});

/** Runs a job that comes round at once. Fails with notFound where none of that name does. */
export const opsHealthRun = command({
  path: '/ops/health/run',
  callers,
  schemas: () => schemas().then((all) => all.opsHealthRun),
});
