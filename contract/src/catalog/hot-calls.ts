import { anyone, query } from '../call.ts';

const schemas = () => import('./schemas.ts');

export const hotSearch = query({
  path: '/search/getHotSearch',
  callers: anyone,
  schemas: () => schemas().then((all) => all.hotSearch),
});
