import { command, query } from '../call.ts';
import { permissions } from '../permissions.ts';

const schemas = () => import('./schemas.ts');
const desk = permissions.content;

/** Returns a document with its versions, its draft and whom a new version would ask. */
export const opsLegalOne = query({
  path: '/ops/legal/one',
  callers: desk,
  schemas: () => schemas().then((all) => all.opsLegalOne),
});

/** Compares the draft with the newest version, paragraph by paragraph. */
export const opsLegalCompare = query({
  path: '/ops/legal/compare',
  callers: desk,
  schemas: () => schemas().then((all) => all.opsLegalCompare),
});

/** Saves the draft; a request about the one before is void. */
export const opsLegalSave = command({
  path: '/ops/legal/save',
  bodyKb: 1280,
  callers: desk,
  schemas: () => schemas().then((all) => all.opsLegalSave),
  failures: ['legal.changed'],
});

/** Drops the draft. */
export const opsLegalDrop = command({
  path: '/ops/legal/drop',
  callers: desk,
  schemas: () => schemas().then((all) => all.opsLegalDrop),
  failures: ['legal.changed'],
});

/** Asks a second person to make the draft a version that applies from a day. */
export const opsLegalPropose = command({
  path: '/ops/legal/propose',
  callers: desk,
  schemas: () => schemas().then((all) => all.opsLegalPropose),
  failures: ['legal.changed', 'legal.same', 'legal.day', 'approval.open'],
});
