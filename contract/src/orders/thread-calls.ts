import { command, parties, query } from '../call.ts';
import { quotas } from '../quotas.ts';

const schemas = () => import('./thread-schemas.ts');

const readers = ['support', 'warehouse', 'qc', 'finance', 'admin'] as const;

export const threadList = query({
  path: '/order/thread/list',
  callers: [...parties, ...readers],
  schemas: () => schemas().then((all) => all.threadList),
});

export const threadAdd = command({
  path: '/order/thread/add',
  perCaller: quotas.words,
  callers: [...parties, 'support'],
  schemas: () => schemas().then((all) => all.threadAdd),
  failures: ['file.unknown', 'file.format'],
});
