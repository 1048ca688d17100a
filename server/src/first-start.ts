import type { FastifyInstance } from 'fastify';
import { ensureFirstAdmin } from './accounts/public.ts';
import { openFileSecret } from './files/public.ts';
import { openDatabase, transaction } from './kit/database/database.ts';
import { migrate } from './kit/database/migrate.ts';
import type { Config } from './kit/process/config.ts';
import {
  firstStart,
  noteFirstStart,
  removeInterruptedDemo,
} from './kit/process/first-start-store.ts';
import type { Logger } from './kit/process/log.ts';
import type { CommandContext } from './kit/request-context.ts';
import { openStorage } from './kit/storage/storage-open.ts';
import { bindStorage } from './kit/storage/storage-owner-store.ts';

interface Start {
  readonly url: string;
  readonly config: Config;
  readonly log: Logger;
  readonly onStep: (text: string) => void;
}

/** The demo's loader: it drives a market by its own calls. Kept apart from the product. */
interface DemoLoader {
  loadDemo(start: Start): Promise<void>;
  demoNotes(config: Config): string[];
  addDemoPages(http: FastifyInstance): void;
}

/** The lines that a start prints, and the pages that demo data adds in development. */
export interface Prepared {
  readonly notes: readonly string[];
  readonly addPages: (http: FastifyInstance) => void;
}

/** Who acts when nobody is signed in yet: the program itself, at its first start. */
const byProgram = (now: Date): Omit<CommandContext, 'tx'> => ({
  caller: { kind: 'anonymous' },
  now,
  lang: 'en',
  address: '127.0.0.1',
  agent: 'first start',
  requestId: 'first-start',
});

/**
 * Does what the first start of a database asks for: demo data, or the first administrator of an
 * empty market. Answers the lines to print at this start. Repeated, it does nothing more; demo
 * data that was cut off is removed and made anew.
 */
export async function prepareFirstStart(start: Start): Promise<Prepared> {
  const nothing = () => undefined;
  const { url, config, onStep } = start;
  const demo: DemoLoader | null = config.demo ? await import('../../tools/demo/load.ts') : null;
  await tieToStorage(start);
  let state = await readState(url);
  const withDemo = (loader: DemoLoader): Prepared => ({
    notes: loader.demoNotes(config),
    addPages: (http) => loader.addDemoPages(http),
  });
  if (demo && state?.demo && state.state === 'done') return withDemo(demo);
  if (state?.demo && state.state === 'loading') {
    onStep('demo data was cut off: making it anew');
    await withDb(url, removeInterruptedDemo);
    await migrate({ url });
    await tieToStorage(start);
    state = null;
  }
  if (demo && state === null) {
    await withDb(url, (db) =>
      noteFirstStart(db, { demo: true, state: 'loading', now: new Date() }),
    );
    await demo.loadDemo(start);
    await withDb(url, (db) => noteFirstStart(db, { demo: true, state: 'done', now: new Date() }));
    return withDemo(demo);
  }
  const notes = await withDb(url, async (db) => {
    const now = new Date();
    const admin = await transaction(db, (tx) =>
      ensureFirstAdmin(
        { ...byProgram(now), tx },
        { email: config.adminEmail, password: config.adminPassword },
      ),
    );
    if (state === null) await noteFirstStart(db, { demo: false, state: 'done', now });
    if (admin === null) return [];
    const password = admin.generatedPassword ?? 'ADMIN_PASSWORD';
    return [
      `First administrator: ${admin.email}, password ${password}, at ${config.publicUrl}/ops/login`,
    ];
  });
  return { notes, addPages: nothing };
}

/** Refuses a start whose files and secret are not those of the database. */
async function tieToStorage({ url, config }: Start): Promise<void> {
  const storage = openStorage(config);
  const secret = await openFileSecret({ configured: config.fileSecret, dataDir: config.dataDir });
  await withDb(url, (db) => bindStorage(db, { storage, secret }));
}

const readState = (url: string) => withDb(url, firstStart);

async function withDb<T>(
  url: string,
  work: (db: ReturnType<typeof openDatabase>['db']) => Promise<T>,
): Promise<T> {
  const database = openDatabase(url, { max: 2 });
  try {
    return await work(database.db);
  } finally {
    await database.close();
  }
}
