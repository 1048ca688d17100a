import { type Route, siteRoutes } from './routes.ts';
import { staffRoutes } from './staff-routes.ts';

/** Every page of the product. The browser takes the two tables apart. */
export const routes: readonly Route[] = [...staffRoutes, ...siteRoutes];
