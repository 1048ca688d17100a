import * as contract from '#contract/access/calls.ts';
import { type Implementation, implement } from '#server/kit/implement.ts';
import { revealData } from './commands/reveal-data.ts';
import { currentView, startView, stopView } from './commands/start-view.ts';
import type { AccessDeps } from './deps.ts';
import { listAccess } from './queries/list-access.ts';

/** Returns the handlers of looks at accounts. */
export const accessHandlers = (deps: AccessDeps): readonly Implementation[] => [
  implement(contract.accessList, (ctx, input) => listAccess(ctx, deps, input)),
  implement(contract.opsViewStart, (ctx, input) => startView(ctx, deps, input)),
  implement(contract.opsViewCurrent, (ctx) => currentView(ctx, deps)),
  implement(contract.opsViewEnd, async (ctx) => {
    await stopView(ctx, deps);
    return {};
  }),
  implement(contract.opsReveal, (ctx, input) => revealData(ctx, deps, input)),
];
