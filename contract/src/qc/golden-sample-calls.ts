import { command, query } from '../call.ts';
import { permissions } from '../permissions.ts';

const schemas = () => import('./golden-sample-schemas.ts');

/** Lists golden samples: those that are kept first, the newest first. */
export const goldenSampleList = query({
  path: '/ops/qc/golden/list',
  callers: permissions.lab,
  schemas: () => schemas().then((all) => all.goldenSampleList),
});

export const goldenSampleOne = query({
  path: '/ops/qc/golden/one',
  callers: permissions.lab,
  schemas: () => schemas().then((all) => all.goldenSampleOne),
});

/** Lists the golden samples of an inspection's part whose reports are in force, the newest first. */
export const goldenSamplesOfPart = query({
  path: '/ops/qc/golden/part',
  callers: permissions.lab,
  schemas: () => schemas().then((all) => all.goldenSamplesOfPart),
});

/** Keeps a lot that passed as a golden sample of its part. */
export const addGoldenSample = command({
  path: '/ops/qc/golden/add',
  callers: permissions.labWork,
  schemas: () => schemas().then((all) => all.addGoldenSample),
  failures: ['qc.notGolden', 'order.hasChange'],
});

/** Takes a golden sample out of the library; reports that show its photos stay as they are. */
export const removeGoldenSample = command({
  path: '/ops/qc/golden/remove',
  callers: permissions.labWork,
  schemas: () => schemas().then((all) => all.removeGoldenSample),
  failures: ['order.hasChange'],
});
