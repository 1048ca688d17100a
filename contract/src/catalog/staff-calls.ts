import { command, query } from '../call.ts';
import { permissions } from '../permissions.ts';

const schemas = () => import('./schemas.ts');

export const opsHotList = query({
  path: '/ops/content/hot/list',
  callers: permissions.content,
  schemas: () => schemas().then((all) => all.opsHotList),
});

/** Writes the desk's picks anew, in order, over those that it saw. */
export const opsHotSet = command({
  path: '/ops/content/hot/set',
  callers: permissions.content,
  schemas: () => schemas().then((all) => all.opsHotSet),
  failures: ['content.changed'],
});
