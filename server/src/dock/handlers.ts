import * as contract from '#contract/dock/calls.ts';
import { type Implementation, implement } from '#server/kit/implement.ts';
import type { DockDeps } from './deps.ts';
import { findScanned } from './queries/find-scanned.ts';
import { listDockParcels } from './queries/list-dock-parcels.ts';
import { listLabels } from './queries/list-labels.ts';
import { printLabels, printShelfLabels } from './queries/print-labels.ts';
import { readClaimLabel } from './queries/read-claim-label.ts';

/** Returns the handlers of the slice's calls. */
export const dockHandlers = (deps: DockDeps): readonly Implementation[] => [
  implement(contract.dockList, (ctx, input) => listDockParcels(ctx, deps, input)),
  implement(contract.dockScan, (ctx, input) => findScanned(ctx, deps, input)),
  implement(contract.dockLabels, (ctx, input) => listLabels(ctx, deps, input)),
  implement(contract.claimLabel, (ctx, input) => readClaimLabel(ctx, deps, input)),
  implement(contract.labelFile, (ctx, input) => printLabels(ctx, deps, input)),
  implement(contract.shelfLabelFile, (ctx, input) => printShelfLabels(ctx, deps, input)),
];
