import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { breachesIn, readImports, walls } from './walls/cruise.ts';

const root = resolve(import.meta.dirname, '..');
const folders: string[] = [];

/** Names of the walls that a house made of these files breaches. */
async function breaches(files: Record<string, string>): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'assay-walls-'));
  folders.push(folder);
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  symlinkSync(join(root, 'package.json'), join(folder, 'package.json'));
  symlinkSync(join(root, 'tsconfig.json'), join(folder, 'tsconfig.json'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return breachesIn(folder);
}

/** A violation of each wall: the files of a small house in which it must be caught. */
const planted: Record<string, Record<string, string>> = {
  'no-circles': {
    'contract/src/a.ts': "import { b } from './b.ts';\nexport const a = () => b;\n",
    'contract/src/b.ts': "import { a } from './a.ts';\nexport const b = () => a;\n",
  },
  'contract-stands-alone': { 'contract/src/a.ts': "import pg from 'pg';\nexport const a = pg;\n" },
  'calls-without-zod': {
    'contract/src/orders/schemas.ts': 'export const a = 1;\n',
    'contract/src/orders/calls.ts': "import { a } from './schemas.ts';\nexport const b = a;\n",
  },
  'web-never-server': {
    'server/src/kit/a.ts': 'export const a = 1;\n',
    'web/src/api/b.ts': "import { a } from '../../../server/src/kit/a.ts';\nexport const b = a;\n",
  },
  'server-never-web': {
    'web/src/ui/a.ts': 'export const a = 1;\n',
    'server/src/kit/b.ts': "import { a } from '../../../web/src/ui/a.ts';\nexport const b = a;\n",
  },
  'core-is-pure': {
    'server/src/orders/store.ts': 'export const a = 1;\n',
    'server/src/orders/core/b.ts': "import { a } from '../store.ts';\nexport const b = a;\n",
  },
  'state-machines-are-pure': {
    'server/src/kit/database/database.ts': 'export const a = 1;\n',
    'server/src/kit/state-machine.ts': "import { a } from './database.ts';\nexport const b = a;\n",
  },
  'slices-meet-at-public': {
    'server/src/orders/act.ts': 'export const a = 1;\n',
    'server/src/boards/act.ts': "import { a } from '../orders/act.ts';\nexport const b = a;\n",
  },
  'kit-knows-no-slice': {
    'server/src/orders/public.ts': 'export const a = 1;\n',
    'server/src/kit/b.ts': "import { a } from '../orders/public.ts';\nexport const b = a;\n",
  },
  'wallet-and-messages-know-no-other-slice': {
    'server/src/orders/public.ts': 'export const a = 1;\n',
    'server/src/wallet/b.ts': "import { a } from '../orders/public.ts';\nexport const b = a;\n",
  },
  'sql-only-in-stores': {
    'server/src/orders/act.ts': "import { sql } from 'kysely';\nexport const a = sql;\n",
  },
  'web-slices-are-strangers': {
    'web/src/orders/a.ts': 'export const a = 1;\n',
    'web/src/wallet/b.ts': "import { a } from '../orders/a.ts';\nexport const b = a;\n",
  },
  'ui-knows-no-domain': {
    'web/src/widgets/a.ts': 'export const a = 1;\n',
    'web/src/ui/b.ts': "import { a } from '../widgets/a.ts';\nexport const b = a;\n",
  },
  'widgets-know-no-slice': {
    'web/src/orders/a.ts': 'export const a = 1;\n',
    'web/src/widgets/b.ts': "import { a } from '../orders/a.ts';\nexport const b = a;\n",
  },
  'no-import-of-tests': {
    'server/test/harness/a.ts': 'export const a = 1;\n',
    'server/src/kit/b.ts': "import { a } from '../../test/harness/a.ts';\nexport const b = a;\n",
  },
  'declared-packages-only': {
    'server/src/kit/a.ts': "import x from 'not-a-package';\nexport const a = x;\n",
  },
  'no-dev-packages-in-the-product': {
    'server/src/kit/a.ts': "import fc from 'fast-check';\nexport const a = fc;\n",
  },
  'product-never-tools': {
    'tools/demo/a.ts': 'export const a = 1;\n',
    'server/src/kit/b.ts': "import { a } from '../../../tools/demo/a.ts';\nexport const b = a;\n",
  },
  'no-orphans': { 'server/src/orders/alone.ts': 'export const a = 1;\n' },
};

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

describe('the walls', () => {
  it.each(walls.forbidden.map((rule) => rule.name))(
    'catches a planted breach of %s',
    async (rule) => {
      const files = planted[rule];
      expect(files, `no breach is planted for ${rule}`).toBeDefined();
      expect(await breaches(files ?? {})).toContain(rule);
    },
  );

  it('reads the whole house, and finds no breach in it', async () => {
    const result = await readImports(root, ['contract', 'server', 'web/src', 'tools', 'bench']);
    expect(result.summary.totalCruised).toBeGreaterThan(200);
    expect(
      result.summary.violations.map((one) => `${one.rule.name}: ${one.from} -> ${one.to}`),
    ).toEqual([]);
  }, 120_000);
});
