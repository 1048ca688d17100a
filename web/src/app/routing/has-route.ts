import { matchPath } from 'react-router';
import { type Route, redirects, siteRoutes } from './routes.ts';

/** Returns whether one of the routes, or a redirect, has a page at an address. */
export function routeFinder(routes: readonly Route[]): (to: string) => boolean {
  const patterns = [
    ...routes.map((route) => route.path).filter((path) => !path.endsWith('*')),
    ...Object.keys(redirects),
  ];
  const known = new Map<string, boolean>();
  return (to) => {
    const [path = ''] = to.split(/[?#]/);
    const has = known.get(path) ?? patterns.some((pattern) => matchPath(pattern, path) !== null);
    known.set(path, has);
    return has;
  };
}

/** Whether the site, without the operator's console, has a page at an address. */
export const hasRoute = routeFinder(siteRoutes);
