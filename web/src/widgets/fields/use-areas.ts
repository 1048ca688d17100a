import { areaListByPid } from '#contract/places/calls.ts';
import type { Area } from '#contract/places/schemas.ts';
import { useCallQuery } from '#web/api/hooks.ts';

const none: readonly Area[] = [];

/** The areas right below one; none while they are fetched, below the last level or below ''. */
export const useAreas = (pid: string): readonly Area[] =>
  useCallQuery(areaListByPid, { pid }, { enabled: pid !== '' }).data ?? none;
