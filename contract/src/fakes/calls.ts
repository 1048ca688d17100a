import { type CallSchemas, command, query, traders } from '../call.ts';
import { permissions } from '../permissions.ts';
import { quotas } from '../quotas.ts';

const schemas = () => import('./schemas.ts');

const fails = ['fakes.changed'] as const;

/** The warnings about my own goods, the newest first. */
export const warningList = query({
  path: '/warning/list',
  callers: traders,
  schemas: () => schemas().then((all) => all.warningList),
});

export const warningOne = query({
  path: '/warning/one',
  callers: traders,
  schemas: () => schemas().then((all) => all.warningOne),
});

/** Contests a warning, once, with a text and evidence. */
export const contestWarning = command({
  path: '/warning/contest',
  callers: traders,
  schemas: () => schemas().then((all) => all.contestWarning),
  failures: [...fails, 'file.unknown', 'file.format'],
  perCaller: quotas.words,
});

export const opsFakeList = query({
  path: '/ops/fake/list',
  callers: permissions.fakes,
  schemas: () => schemas().then((all) => all.opsFakeList),
});

export const opsFakeOne = query({
  path: '/ops/fake/one',
  callers: permissions.fakes,
  schemas: () => schemas().then((all) => all.opsFakeOne),
});

/** The lots that are remembered, the newest first. */
export const opsFakeRecords = query({
  path: '/ops/fake/records',
  callers: permissions.fakes,
  schemas: () => schemas().then((all) => all.opsFakeRecords),
});

/*#__NO_SIDE_EFFECTS__*/
const decision = <S extends CallSchemas>(path: `/${string}`, schemas: () => Promise<S>) =>
  command({ path, callers: permissions.fakeDecisions, schemas, failures: [...fails, 'order.own'] });

/** The goods are not those: payment goes on. The reason is read by the seller. */
export const opsFakeDismiss = decision('/ops/fake/dismiss', () =>
  schemas().then((all) => all.opsFakeDismiss),
);

/** The goods are taken for those: an unpaid order stays unpaid. The reason is read by the seller. */
export const opsFakeUphold = decision('/ops/fake/uphold', () =>
  schemas().then((all) => all.opsFakeUphold),
);
