import * as contract from '#contract/handoffs/calls.ts';
import { type Implementation, implement } from '#server/kit/implement.ts';
import { addPhonePhoto, preparePhoto } from './commands/add-phone-photo.ts';
import { discardHandoffPhotos, endHandoff } from './commands/end-handoff.ts';
import { joinHandoff } from './commands/join-handoff.ts';
import { openHandoff } from './commands/open-handoff.ts';
import type { HandoffDeps } from './deps.ts';
import { readHandoff } from './queries/read-handoff.ts';
import { readPhoneTarget } from './queries/read-phone-target.ts';

/** Returns the handlers of the slice's calls. */
export const handoffHandlers = (deps: HandoffDeps): readonly Implementation[] => [
  implement(contract.openHandoff, (ctx, input) => openHandoff(ctx, deps, input)),
  implement(contract.handoffOne, (ctx, input) => readHandoff(ctx, deps, input)),
  implement(contract.endHandoff, (ctx, input) => endHandoff(ctx, deps, input)),
  implement(contract.discardHandoffPhotos, (ctx, input) => discardHandoffPhotos(ctx, deps, input)),
  implement(contract.joinHandoff, (ctx, input) => joinHandoff(ctx, deps, input)),
  implement(contract.phoneHandoff, (ctx, input) => readPhoneTarget(ctx, deps, input)),
  implement(
    contract.addPhonePhoto,
    (ctx, input) => addPhonePhoto(ctx, deps, input),
    preparePhoto(deps),
  ),
];
