import type { SettingValue } from '#contract/settings/setting-schemas.ts';
import { addressLines } from '#contract/settings/settings.ts';
import type { Db } from '#server/kit/database/database.ts';
import { currentSetting } from './current-setting.ts';

/** The dock to which goods are sent. */
export interface DockContact {
  readonly lines: readonly string[];
  /** When it takes parcels; empty where nobody said. */
  readonly hours: string;
  /** Whether the address is the demonstration's: nothing may be sent there. */
  readonly isDemo: boolean;
}

/** Returns where goods are sent to now. */
export async function readCurrentDock(db: Db): Promise<DockContact> {
  const dock = await currentSetting(db, 'dock');
  if (dock === null) throw new Error('dock has a first value');
  const { address, hours } = dock.value;
  return { lines: addressLines(address), hours, isDemo: dock.isBuiltIn };
}

/** Returns the number of each desk. */
export async function readCurrentPhones(db: Db): Promise<SettingValue<'phones'>> {
  const phones = await currentSetting(db, 'phones');
  if (phones === null) throw new Error('phones have a first value');
  return phones.value;
}
