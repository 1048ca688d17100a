import type { Finding, Published } from './report.d.mts';

export function run(
  args: readonly string[],
  use: {
    /** The command as it is typed, for its usage. */
    readonly command: string;
    /** Verifies a file that is no report; null for every other file. */
    readonly verifyOther?: (
      text: string,
      keys: readonly (string | Published)[],
    ) => Promise<Finding | null>;
  },
): Promise<number>;
