import { useRoutes } from 'react-router';
import { RoutePage } from './RoutePage.tsx';
import { staffRoutes } from './staff-routes.ts';

/** Routes within `/ops/*` name what follows it. */
const BASE = '/ops';

const pages = staffRoutes.map((route) => ({
  path: route.path.slice(BASE.length).replace(/^\//, ''),
  element: <RoutePage key={route.path} route={route} />,
}));

/** The pages of the operator's console. */
export default function StaffPages() {
  return useRoutes(pages);
}
