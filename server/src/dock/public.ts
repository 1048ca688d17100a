/** The only door of the dock: what the composition may use. */
import type { Implementation } from '#server/kit/implement.ts';
import type { DockDeps } from './deps.ts';
import { dockHandlers } from './handlers.ts';

export type { DockDeps } from './deps.ts';
export { isLabelCode, labelCode } from './label-code.ts';

/** Puts the slice together. */
export const dockSlice = (deps: DockDeps): { readonly calls: readonly Implementation[] } => ({
  calls: dockHandlers(deps),
});
