import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { Call } from '#contract/call.ts';

const CONTRACT = join(import.meta.dirname, '../../../contract/src');

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'path' in value && 'callers' in value;

/** Returns every call of the contract, found where it is declared, each path once. */
export async function everyCall(): Promise<Call[]> {
  const found = new Map<string, Call>();
  for (const file of globSync('**/*calls.ts', { cwd: CONTRACT }).sort()) {
    const module = (await import(join(CONTRACT, file))) as Record<string, unknown>;
    for (const value of Object.values(module)) if (isCall(value)) found.set(value.path, value);
  }
  return [...found.values()];
}
