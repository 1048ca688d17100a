import { parseArgs } from 'node:util';
import { failureText } from '#contract/locales/dictionaries.ts';
import { runOnServer, type ServerCommand } from '#server/accounts/public.ts';
import { openFileSecret } from '#server/files/public.ts';
import { openDatabase, transaction } from '#server/kit/database/database.ts';
import { Failure } from '#server/kit/failure.ts';
import { queueMail } from '#server/kit/mail/mail.ts';
import { type Config, readConfig } from '#server/kit/process/config.ts';
import { StartProblem } from '#server/kit/process/start-problem.ts';
import { findMarket } from './find-market.ts';

/**
 * Helps an administrator who is alone: invites another one, or resets the only one. Works on the
 * market in DATABASE_URL, else on the one in DATA_DIR, whether it runs or not. It asks for no
 * password: it prints a link by which the person chooses their own, once, within 72 hours.
 *
 *   npm run staff -- add --email NAME@COMPANY --name "FULL NAME"
 *   npm run staff -- reset --email NAME@COMPANY
 */
const usage = [
  'npm run staff -- add --email NAME@COMPANY --name "FULL NAME"   invites an administrator',
  'npm run staff -- reset --email NAME@COMPANY                    resets the only administrator',
].join('\n');

/** Reads the words of the command line; null where they are no command. */
export function readStaffCommand(words: readonly string[]): ServerCommand | null {
  try {
    const { positionals, values } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: { email: { type: 'string' }, name: { type: 'string' } },
    });
    const { email = '', name = '' } = values;
    const [kind, ...more] = positionals;
    if (more.length > 0 || email === '') return null;
    if (kind === 'reset' && name === '') return { kind, email };
    return kind === 'add' && name.trim() !== '' ? { kind, email, name: name.trim() } : null;
  } catch {
    return null;
  }
}

/** Runs a command in the market of a database and returns the lines to print. */
export async function runStaffCommand(
  { url, config }: { readonly url: string; readonly config: Config },
  command: ServerCommand,
): Promise<string[]> {
  const secret = await openFileSecret({ configured: config.fileSecret, dataDir: config.dataDir });
  const database = openDatabase(url, { max: 2 });
  const ctx = {
    caller: { kind: 'anonymous' },
    now: new Date(),
    lang: 'en',
    address: '127.0.0.1',
    agent: 'npm run staff',
    requestId: 'npm-run-staff',
  } as const;
  try {
    const deps = { aside: database.db, secret, queueMail, publicUrl: config.publicUrl };
    const link = await transaction(database.db, (tx) => runOnServer({ ...ctx, tx }, deps, command));
    return [`${command.email} chooses a password at`, link, 'The link is good once, for 72 hours.'];
  } finally {
    await database.close();
  }
}

/** The sentence of a refusal; what two administrators can do is done by them. */
function sentenceOf(failure: Failure): string {
  if (failure.code === 'staff.wrongState') {
    return 'There are two administrators: they do this at /ops/staff, and both see it.';
  }
  if (failure.code === 'notFound') return 'No active administrator has this address.';
  const isField = failure.fieldErrors.length > 0;
  return isField ? 'This is no e-mail address.' : failureText('en', failure.code, failure.facts);
}

async function main(): Promise<number> {
  const command = readStaffCommand(process.argv.slice(2));
  if (command === null) {
    console.error(usage);
    return 2;
  }
  const config = readConfig(process.env);
  const market = await findMarket(config);
  try {
    for (const line of await runStaffCommand({ url: market.url, config }, command)) {
      console.log(line);
    }
    return 0;
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    console.error(sentenceOf(error));
    return 1;
  } finally {
    await market.stop();
  }
}

if (import.meta.main) {
  main().then(
    (code) => {
      process.exitCode = code;
    },
    (error) => {
      console.error(error instanceof StartProblem ? error.message : error);
      process.exitCode = 2;
    },
  );
}
