import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { configOptions } from '#server/kit/process/config-options.ts';
import { buyers, DEMO_PASSWORD, DEMO_TOTP, sellers, staff } from './demo/people.ts';

const root = resolve(import.meta.dirname, '..');
const readme = readFileSync(join(root, 'README.md'), 'utf8');
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

describe('README', () => {
  it('lists every option of the configuration as the program reads it', () => {
    for (const option of configOptions) {
      const preset = option.default ? `\`${option.default}\`` : '';
      expect(readme).toContain(`| \`${option.name}\` | ${preset} | ${option.meaning} |`);
    }
  });

  it('names every demo account and how to sign in', () => {
    for (const { email } of [...buyers, ...sellers, ...staff]) expect(readme).toContain(email);
    expect(readme).toContain(DEMO_PASSWORD);
    expect(readme).toContain(DEMO_TOTP);
  });

  it('names only commands that exist', () => {
    const named = [...readme.matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name ?? '');
    expect(named.length).toBeGreaterThan(3);
    for (const name of named) expect(Object.keys(scripts)).toContain(name);
  });
});
