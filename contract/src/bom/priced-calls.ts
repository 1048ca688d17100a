import { anyone, type CallerLimit, command } from '../call.ts';
import { BOM_VISITOR_KB } from './shapes.ts';

const schemas = () => import('./priced-schemas.ts');

/** Files and pasted texts count together: each takes a reader's time. */
const reading: CallerLimit = { group: 'pricedLists', perMinute: 30, perDay: 300 };

/**
 * Reads a list of parts with agreed prices (`importExtensions`, `BOM_VISITOR_KB`) in the form field
 * `file`. Nothing of it is kept.
 */
export const pricedUpload = command({
  path: '/bom/pricedUpload',
  callers: anyone,
  schemas: () => schemas().then((all) => all.pricedUpload),
  failures: ['file.empty', 'file.tooLarge', 'file.format', 'bom.unreadable', 'bom.noLines'],
  form: true,
  fileKb: BOM_VISITOR_KB,
  secret: true,
  perMinute: 60,
  perCaller: reading,
});

/** Reads cells pasted from a spreadsheet as `pricedUpload` reads a file. */
export const pricedPaste = command({
  path: '/bom/pricedPaste',
  anyText: true,
  bodyKb: 1600,
  callers: anyone,
  schemas: () => schemas().then((all) => all.pricedPaste),
  failures: ['bom.unreadable', 'bom.noLines'],
  secret: true,
  perMinute: 60,
  perCaller: reading,
});
