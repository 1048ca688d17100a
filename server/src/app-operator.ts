import type { Config } from './kit/config.ts';

/** Shown where no address is set: nobody may take it for a real one. */
const DEMO_DOCK = [
  'ASSAY DEMO DOCK, DO NOT SHIP',
  '1 Example Road, Futian',
  'Shenzhen 518000',
  'China',
];

/** Returns where sellers send their goods to. */
export const dockOf = ({ dockAddress, dockHours }: Config) => ({
  hours: dockHours,
  lines: dockAddress ?? DEMO_DOCK,
  isDemo: dockAddress === null,
});

const factOf = (text: string | null, demo: string) => ({
  text: text ?? demo,
  isDemo: text === null,
});

/** Returns who runs the market, as public pages name it. */
export const operatorOf = ({ companyName, companyLicence, dockAddress }: Config) => ({
  company: factOf(companyName, 'Assay Demo Company Ltd.'),
  licence: factOf(companyLicence, '00000000DEMO000000'),
  dock: factOf(dockAddress && dockAddress.join(', '), DEMO_DOCK.join(', ')),
});
