import { anyone, query } from '../call.ts';

const schemas = () => import('./schemas.ts');

export const countryList = query({
  path: '/country/list',
  callers: anyone,
  schemas: () => schemas().then((all) => all.countryList),
});
