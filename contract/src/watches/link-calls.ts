import { anyone, command, query } from '../call.ts';

const schemas = () => import('./schemas.ts');

export const watchByLink = query({
  path: '/watch/byLink',
  callers: anyone,
  schemas: () => schemas().then((all) => all.watchByLink),
  failures: ['notFound'],
});

/** Ends the watch of a link, or takes it up again. */
export const watchSetByLink = command({
  path: '/watch/setByLink',
  callers: anyone,
  schemas: () => schemas().then((all) => all.watchSetByLink),
  failures: ['notFound', 'watch.tooMany'],
});
