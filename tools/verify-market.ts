import { readConfig } from '#server/kit/process/config.ts';
import { StartProblem } from '#server/kit/process/start-problem.ts';
import { findMarket } from './find-market.ts';

/** The findings of a check of a market’s records, line by line. */
export interface Report {
  readonly sound: boolean;
  readonly lines: readonly string[];
}

/**
 * Checks the market in DATABASE_URL, else the one in DATA_DIR, and prints the report. The exit code
 * is 0 where all is sound, 1 where it is not, and 2 where the check could not be made.
 */
export async function verifyMarket(check: (url: string) => Promise<Report>): Promise<void> {
  try {
    const market = await findMarket(readConfig(process.env));
    try {
      const { sound, lines } = await check(market.url);
      console.log(`market     ${market.where}`);
      for (const line of lines) console.log(line);
      process.exitCode = sound ? 0 : 1;
    } finally {
      await market.stop();
    }
  } catch (error) {
    console.error(error instanceof StartProblem ? error.message : error);
    process.exitCode = 2;
  }
}
