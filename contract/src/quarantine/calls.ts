import { type CallSchemas, command, parties, query } from '../call.ts';
import { permissions } from '../permissions.ts';

const schemas = () => import('./schemas.ts');

const fails = ['quarantine.changed'] as const;

/** The entries of an order, for its parties and the desks. */
export const quarantineOfOrder = query({
  path: '/order/quarantine',
  callers: [...parties, ...permissions.quarantine],
  schemas: () => schemas().then((all) => all.quarantineOfOrder),
});

/** The seller asks for a sample of a suspect lot: at most ten pieces, at most half. */
export const requestSample = command({
  path: '/order/quarantine/requestSample',
  callers: parties,
  schemas: () => schemas().then((all) => all.requestSample),
  failures: fails,
});

export const opsQuarantineList = query({
  path: '/ops/quarantine/list',
  callers: permissions.quarantine,
  schemas: () => schemas().then((all) => all.opsQuarantineList),
});

export const opsQuarantineOne = query({
  path: '/ops/quarantine/one',
  callers: permissions.quarantine,
  schemas: () => schemas().then((all) => all.opsQuarantineOne),
});

/** A call of a desk that takes one event of the register. */
/*#__NO_SIDE_EFFECTS__*/
const deskCommand = <S extends CallSchemas>(
  path: `/${string}`,
  by: 'support' | 'warehouse',
  schemas: () => Promise<S>,
  also: readonly ('quarantine.sample' | 'order.own' | 'file.unknown' | 'file.format')[] = [],
) =>
  command({
    path,
    callers: by === 'support' ? permissions.quarantineDecisions : permissions.orderDock,
    schemas,
    failures: [...fails, ...also],
  });

export const sendSample = deskCommand(
  '/ops/quarantine/sendSample',
  'warehouse',
  () => schemas().then((all) => all.sendSample),
  ['quarantine.sample'],
);

export const relocateQuarantine = deskCommand('/ops/quarantine/relocate', 'warehouse', () =>
  schemas().then((all) => all.relocateQuarantine),
);

export const clearQuarantine = deskCommand(
  '/ops/quarantine/clear',
  'support',
  () => schemas().then((all) => all.clearQuarantine),
  ['order.own'],
);

export const confirmQuarantine = deskCommand(
  '/ops/quarantine/confirm',
  'support',
  () => schemas().then((all) => all.confirmQuarantine),
  ['order.own'],
);

export const sendBackQuarantine = deskCommand('/ops/quarantine/sendBack', 'warehouse', () =>
  schemas().then((all) => all.sendBackQuarantine),
);

/** Adds a certificate that the goods are retained; earlier ones stay. */
export const certifyQuarantine = deskCommand(
  '/ops/quarantine/certify',
  'warehouse',
  () => schemas().then((all) => all.certifyQuarantine),
  ['file.unknown', 'file.format'],
);

/** Destroys the goods once their time is over; the certificate is kept. */
export const scrapQuarantine = deskCommand(
  '/ops/quarantine/scrap',
  'warehouse',
  () => schemas().then((all) => all.scrapQuarantine),
  ['file.unknown', 'file.format'],
);
