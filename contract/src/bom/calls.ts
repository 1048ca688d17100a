import { anyone, type CallerLimit, command, query } from '../call.ts';
import { quotas } from '../quotas.ts';

const schemas = () => import('./schemas.ts');

const buyer = ['buyer'] as const;

/** Files and pasted texts count together: each is kept for a day. */
const bringing: CallerLimit = { group: 'bom', perMinute: 30, perDay: 300 };

/**
 * Uploads a bill of materials (`importExtensions`; `BOM_FILE_KB`, visitors `BOM_VISITOR_KB`) in the
 * form field `file`. A buyer's is saved; anyone else's is kept for a day. Its lines come with
 * `bomRead`.
 */
export const bomUpload = command({
  path: '/bom/upload',
  callers: anyone,
  schemas: () => schemas().then((all) => all.bomUpload),
  failures: ['file.empty', 'file.tooLarge', 'file.format', 'bom.unreadable', 'bom.full'],
  form: true,
  secret: true,
  perMinute: 60,
  perCaller: bringing,
});

/** Takes cells pasted from a spreadsheet, or a list of part numbers, as an upload takes a file. */
export const bomPaste = command({
  path: '/bom/paste',
  anyText: true,
  bodyKb: 1600,
  callers: anyone,
  schemas: () => schemas().then((all) => all.bomPaste),
  failures: ['bom.unreadable', 'bom.full'],
  secret: true,
  perMinute: 60,
  perCaller: bringing,
});

/**
 * Reads the file by its columns and matches its lines. It may be read again while it is kept: that
 * puts all lines away, edits included. A member's naming of columns is remembered.
 */
export const bomRead = command({
  path: '/bom/read',
  callers: anyone,
  schemas: () => schemas().then((all) => all.bomRead),
  failures: [
    'bom.columns',
    'bom.noLines',
    'bom.tooManyLines',
    'bom.unreadable',
    'bom.fileGone',
    'order.hasChange',
  ],
  perMinute: 30,
});

/** The whole bill, matched to the stock of now. */
export const bomOpen = query({
  path: '/bom/open',
  callers: anyone,
  schemas: () => schemas().then((all) => all.bomOpen),
  perMinute: 30,
});

/** How many sellers have what the lines settle on, where an edit did not say. */
export const bomSellers = query({
  path: '/bom/sellers',
  callers: anyone,
  schemas: () => schemas().then((all) => all.bomSellers),
  perMinute: 30,
});

/** Edits lines in the order given, all or none; answers those that were added or changed. */
export const bomEdit = command({
  path: '/bom/edit',
  anyText: true,
  bodyKb: 2048,
  callers: anyone,
  schemas: () => schemas().then((all) => all.bomEdit),
  failures: ['bom.tooManyLines', 'bom.lineGone', 'bom.partGone', 'order.hasChange'],
  perMinute: 240,
});

/**
 * Changes name, boards, attrition or condition; what is left out stays. `lines` are all lines
 * matched anew where the condition changed, else null: nothing else needs the server.
 */
export const bomSettings = command({
  path: '/bom/settings',
  callers: anyone,
  schemas: () => schemas().then((all) => all.bomSettings),
  failures: ['order.hasChange'],
  perMinute: 240,
});

/** Makes a visitor's bill the buyer's own; one that is mine already stays so. */
export const bomClaim = command({
  path: '/bom/keep',
  callers: buyer,
  schemas: () => schemas().then((all) => all.bomClaim),
  failures: ['bom.full'],
});

/** My saved bills, the one changed last first. */
export const bomList = query({
  path: '/bom/list',
  callers: buyer,
  schemas: () => schemas().then((all) => all.bomList),
});

/** Deletes a bill with its lines and its file. Enquiries that it was sent as stay. */
export const bomDelete = command({
  path: '/bom/delete',
  callers: anyone,
  schemas: () => schemas().then((all) => all.bomDelete),
});

/** The bill as a file, matched, with prices at the needed pieces; formulas are made harmless. */
export const bomExport = query({
  path: '/bom/export',
  callers: anyone,
  schemas: () => schemas().then((all) => all.bomExport),
  perMinute: 20,
});

/**
 * Sends lines as enquiries of type `match`, `ENQUIRY_LINES_MAX` lines each. A ready line asks for
 * its part, one without stock for what was typed; pieces are those that all boards need. A visitor's
 * bill, named by its token, is kept by it.
 */
export const bomSend = command({
  path: '/bom/send',
  perCaller: quotas.enquiries,
  bodyKb: 512,
  callers: buyer,
  schemas: () => schemas().then((all) => all.bomSend),
  /** `bom.notReady` and `bom.noQuantity` name the first such line. */
  failures: [
    'bom.notReady',
    'bom.noQuantity',
    'bom.lineGone',
    'bom.full',
    'file.unknown',
    'inquiry.otherPart',
    'inquiry.dayFull',
    'inquiry.seekingFull',
    'order.hasChange',
  ],
});
