import { query, signedIn } from '../call.ts';

const schemas = () => import('./schemas.ts');

export const msgBoxUnReadNum = query({
  path: '/msgBox/unReadNum',
  callers: signedIn,
  schemas: () => schemas().then((all) => all.msgBoxUnReadNum),
});
