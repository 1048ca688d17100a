import { anyone, command, query } from '../call.ts';
import { permissions } from '../permissions.ts';

const schemas = () => import('./service-schemas.ts');

/** Texts of a service in one language; an empty one is the product's own. */
export const serviceTextKeys = ['name', 'finds', 's1', 's2', 's3', 'cannot'] as const;

export type ServiceTextKey = (typeof serviceTextKeys)[number];

/** The services of the lab as they are sold today, in the reader's language. */
export const serviceList = query({
  path: '/qc/services',
  callers: anyone,
  schemas: () => schemas().then((all) => all.serviceList),
});

const desk = permissions.content;

/** Lists the services with what is in force and whether a draft waits. */
export const opsServiceList = query({
  path: '/ops/qc/service/list',
  callers: desk,
  schemas: () => schemas().then((all) => all.opsServiceList),
});

export const opsServiceOne = query({
  path: '/ops/qc/service/one',
  callers: desk,
  schemas: () => schemas().then((all) => all.opsServiceOne),
});

/** Saves a draft; the public pages stay as they are. */
export const opsServiceSave = command({
  path: '/ops/qc/service/save',
  bodyKb: 128,
  callers: desk,
  schemas: () => schemas().then((all) => all.opsServiceSave),
  failures: ['content.changed', 'file.unknown', 'file.format'],
});

export const opsServiceDiscard = command({
  path: '/ops/qc/service/discard',
  callers: desk,
  schemas: () => schemas().then((all) => all.opsServiceDiscard),
  failures: ['content.changed'],
});

/** Publishes the draft: pages, plans and orders from then on follow it; older orders do not. */
export const opsServicePublish = command({
  path: '/ops/qc/service/publish',
  callers: desk,
  schemas: () => schemas().then((all) => all.opsServicePublish),
  failures: ['content.changed'],
});
