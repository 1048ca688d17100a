import { anyone, query } from '../call.ts';

const schemas = () => import('./schemas.ts');

/** Returns the fees of now, as public pages state them; an order keeps those it was placed with. */
export const currentFees = query({
  path: '/setting/fees',
  callers: anyone,
  schemas: () => schemas().then((all) => all.currentFees),
});

/** Returns the numbers to call, as every page shows them. */
export const currentPhones = query({
  path: '/setting/phones',
  callers: anyone,
  schemas: () => schemas().then((all) => all.currentPhones),
});

/** Returns the carriers of parcels, as forms offer and pages name them. */
export const currentCarriers = query({
  path: '/setting/carriers',
  callers: anyone,
  schemas: () => schemas().then((all) => all.currentCarriers),
});
