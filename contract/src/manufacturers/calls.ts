import { command, query } from '../call.ts';
import { permissions } from '../permissions.ts';

const schemas = () => import('./schemas.ts');

const desk = permissions.makers;

/** Names of makers that wait for the desk, those with most stock lines first. */
export const opsManufacturerWaiting = query({
  path: '/ops/makers/waiting',
  callers: desk,
  schemas: () => schemas().then((all) => all.opsManufacturerWaiting),
});

/** Known makers by any of their names, in any spelling; the shortest names first, at most ten. */
export const opsManufacturerFind = query({
  path: '/ops/makers/find',
  callers: desk,
  schemas: () => schemas().then((all) => all.opsManufacturerFind),
});

/** Lists decisions about names, the latest first. */
export const opsManufacturerDecisions = query({
  path: '/ops/makers/decisions',
  callers: desk,
  schemas: () => schemas().then((all) => all.opsManufacturerDecisions),
});

/**
 * Decides what a waiting name is. Searches and stock lists know it from then on; its parts and stock
 * lines follow by a job.
 */
export const opsManufacturerDecide = command({
  path: '/ops/makers/decide',
  callers: desk,
  schemas: () => schemas().then((all) => all.opsManufacturerDecide),
  failures: ['maker.decided', 'maker.nameTaken'],
});

/** Takes a decision back: the name waits again, and its parts and stock lines bear it again. */
export const opsManufacturerUndo = command({
  path: '/ops/makers/undo',
  callers: desk,
  schemas: () => schemas().then((all) => all.opsManufacturerUndo),
  failures: ['maker.decided'],
});
