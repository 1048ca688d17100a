import { globSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Call } from '#contract/call.ts';
import { root } from './house.ts';

/** Every property of a call; one that `Call` gets or loses does not compile here. */
const properties: Record<keyof Call, true> = {
  path: true,
  callers: true,
  kind: true,
  schemas: true,
  failures: true,
  form: true,
  formFields: true,
  spoolMb: true,
  bodyKb: true,
  fileKb: true,
  secret: true,
  idempotencyIgnores: true,
  anyText: true,
  device: true,
  sessionMaxAgeS: true,
  ownOnly: true,
  perMinute: true,
  perCaller: true,
};

/** Names of properties that an exported call has and `Call` does not know. */
function unknownProperties(module: Record<string, unknown>): string[] {
  return Object.entries(module).flatMap(([name, value]) => {
    const isCall =
      typeof value === 'object' && value !== null && 'kind' in value && 'path' in value;
    if (!isCall) return [];
    return Object.keys(value)
      .filter((key) => !Object.hasOwn(properties, key))
      .map((key) => `${name}.${key}`);
  });
}

// A call made of a spread object is not searched by the compiler for properties too many, so that a
// misspelled `failures` would declare nothing.
describe('the calls of the contract', () => {
  it('have no property that a call does not know', async () => {
    const files = globSync('contract/src/**/*.ts', { cwd: root }).filter(
      (path) => !path.includes('.test.'),
    );
    const modules = await Promise.all(files.map((path) => import(join(root, path))));
    expect(modules.flatMap(unknownProperties)).toEqual([]);
    expect(modules.flatMap((module) => Object.keys(module)).length).toBeGreaterThan(300);
  });

  it('would show a misspelled one', () => {
    const close = { kind: 'command', path: '/close', fails: ['post.closed'] };
    expect(unknownProperties({ close })).toEqual(['close.fails']);
  });
});
