import { anyone, command, query } from '../call.ts';
import { permissions } from '../permissions.ts';

const schemas = () => import('./schemas.ts');

const admin = permissions.blindSamples;

export const blindSampleList = query({
  path: '/ops/blindSample/list',
  callers: admin,
  schemas: () => schemas().then((all) => all.blindSampleList),
});

export const blindSampleOne = query({
  path: '/ops/blindSample/one',
  callers: admin,
  schemas: () => schemas().then((all) => all.blindSampleOne),
});

/**
 * Puts a sample among the parcels that the dock expects, under the order of two companies that do
 * not exist. Fails with sample.inspector for an administrator who also works in the lab.
 */
export const createBlindSample = command({
  path: '/ops/blindSample/create',
  callers: admin,
  schemas: () => schemas().then((all) => all.createBlindSample),
  failures: ['sample.inspector', 'order.lines'],
});

/** Tells the people of the lab who inspected a judged sample what it was. */
export const revealBlindSample = command({
  path: '/ops/blindSample/reveal',
  callers: admin,
  schemas: () => schemas().then((all) => all.revealBlindSample),
  failures: ['sample.changed'],
});

/** Takes a sample out of the figures and its order out of the lab, with a reason. */
export const voidBlindSample = command({
  path: '/ops/blindSample/void',
  callers: admin,
  schemas: () => schemas().then((all) => all.voidBlindSample),
  failures: ['sample.changed'],
});

/** Returns the truth of a revealed sample's inspection; null for every other inspection. */
export const blindResult = query({
  path: '/ops/qc/blindResult',
  callers: permissions.lab,
  schemas: () => schemas().then((all) => all.blindResult),
});

/** Returns the rates of all tests that were tried on blind samples, from the stored counts. */
export const blindRates = query({
  path: '/qc/blindRates',
  callers: anyone,
  schemas: () => schemas().then((all) => all.blindRates),
});
