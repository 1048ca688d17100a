import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import { afterAll, describe, expect, it } from 'vitest';
import { lightContract, pureContract } from './light-contract.ts';

const root = resolve(import.meta.dirname, '../..');
// Below the root, so that the contract is found by its name.
const folder = mkdtempSync(join(root, 'node_modules', '.light-'));
const out = mkdtempSync(join(tmpdir(), 'assay-light-'));

/** What a file of the client becomes, all in one. */
async function built(code: string): Promise<string> {
  const entry = join(folder, 'entry.ts');
  writeFileSync(entry, code.replaceAll('#contract', '../../contract/src'));
  await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [lightContract(), pureContract()],
    build: {
      outDir: out,
      emptyOutDir: true,
      minify: false,
      rolldownOptions: { input: entry, treeshake: true },
    },
  });
  // What is fetched later stands in files of its own.
  const [name = ''] = readdirSync(join(out, 'assets')).filter((file) => /^entry.*js$/.test(file));
  return readFileSync(join(out, 'assets', name), 'utf8');
}

afterAll(() => {
  rmSync(folder, { recursive: true });
  rmSync(out, { recursive: true });
});

describe('the contract in a built page', () => {
  it('is the path of a call and nothing more where a page only makes it', async () => {
    const code = await built(
      `import { searchElectronic } from '#contract/catalog/calls.ts';
       import { limits } from '#contract/limits.ts';
       import { languages } from '#contract/options.ts';
       console.log(searchElectronic.path, limits.badgeMax, languages);`,
    );
    expect(code).toContain('/search/electronic');
    expect(code).not.toContain('safeParse');
    expect(code).not.toContain('ZodType');
  });

  it('says who may make a call, which pages ask before they send one', async () => {
    const code = await built(
      `import { opsLogin } from '#contract/accounts/calls.ts';
       console.log(opsLogin.path, opsLogin.callers, opsLogin.secret);`,
    );
    expect(code).toMatch(/"?callers"?:\s*\[\s*[`'"]anyone[`'"]\s*\]/);
    // A reply that is a secret is not kept, so a page does not repeat the command.
    expect(code).toMatch(/"?secret"?:\s*true/);
  });

  it('is whole where a page checks something by it', async () => {
    const code = await built(
      `import { searchElectronic } from '#contract/catalog/calls.ts';
       console.log(searchElectronic.input.safeParse({}));`,
    );
    expect(code).toContain('modelEmpty');
    expect(code).not.toContain('this call was built without its schemas');
  });

  it('brings its lists along as they are', async () => {
    const code = await built(
      `import { verdicts } from '#contract/orders/calls.ts';
       console.log(verdicts);`,
    );
    expect(code).toContain('conditional');
    expect(code).not.toContain('safeParse');
  });

  it('is whole where a page takes a schema', async () => {
    const code = await built(
      `import { Email } from '#contract/fields.ts';
       console.log(Email);`,
    );
    expect(code).toContain('emailEmpty');
  });
});
