import { matchPath } from 'react-router';
import { redirects, siteRoutes } from './routes.ts';

const patterns = [
  ...siteRoutes.map((route) => route.path).filter((path) => !path.endsWith('*')),
  ...Object.keys(redirects),
];
const known = new Map<string, boolean>();

/** Whether the route table has a page at an address, so that a link to it leads somewhere. */
export function hasRoute(to: string): boolean {
  const [path = ''] = to.split(/[?#]/);
  const has = known.get(path) ?? patterns.some((pattern) => matchPath(pattern, path) !== null);
  known.set(path, has);
  return has;
}
