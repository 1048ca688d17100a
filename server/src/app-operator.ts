import type { Config } from './kit/process/config.ts';

const factOf = (text: string | null, demo: string) => ({
  text: text ?? demo,
  isDemo: text === null,
});

/** Returns who runs the market, as public pages name it. */
export const operatorOf = ({ companyName, companyLicence }: Config) => ({
  company: factOf(companyName, 'Assay Demo Company Ltd.'),
  licence: factOf(companyLicence, '00000000DEMO000000'),
});

/** Returns what the configuration states for the setting of the dock; null where it says nothing. */
export const configuredDock = ({ dockAddress, dockHours }: Config) =>
  dockAddress && { address: dockAddress.join('\n'), hours: dockHours };
