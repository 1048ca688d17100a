import { globSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { BODY_KB, type Call } from './call.ts';

/** Bytes assumed for a text without a limit, and for a value of which the schema says nothing. */
const UNKNOWN_BYTES = 100;
const LIST_MAX = 100;

interface Shape {
  readonly type?: string;
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Shape[];
  readonly allOf?: readonly Shape[];
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly items?: Shape;
  readonly properties?: Readonly<Record<string, Shape>>;
}

/** Bytes of the largest JSON that a schema takes, Latin text assumed. */
function bytesOf(shape: Shape): number {
  if (shape.enum) return Math.max(...shape.enum.map((one) => JSON.stringify(one).length));
  if (shape.anyOf) return Math.max(...shape.anyOf.map(bytesOf));
  if (shape.allOf) return shape.allOf.reduce((sum, one) => sum + bytesOf(one), 0);
  if (shape.type === 'string') return 2 + (shape.maxLength ?? UNKNOWN_BYTES);
  if (shape.type === 'array') {
    return 2 + (shape.maxItems ?? LIST_MAX) * (1 + bytesOf(shape.items ?? {}));
  }
  if (shape.type === 'object') {
    const fields = Object.entries(shape.properties ?? {});
    return fields.reduce((sum, [name, one]) => sum + name.length + 4 + bytesOf(one), 2);
  }
  return shape.type === undefined ? UNKNOWN_BYTES : 20;
}

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'path' in value && 'schemas' in value;

async function everyCall(): Promise<Call[]> {
  const found: Call[] = [];
  for (const file of globSync('*/*calls.ts', { cwd: import.meta.dirname })) {
    const module = await import(join(import.meta.dirname, file));
    found.push(...Object.values(module as Record<string, unknown>).filter(isCall));
  }
  return found;
}

describe('the body limit of a call', () => {
  it('is declared wherever 64 KB are fewer than its input may have, and is then enough', async () => {
    const calls = await everyCall();
    expect(calls.length).toBeGreaterThan(90);
    const tight: string[] = [];
    for (const call of calls) {
      const { input } = await call.schemas();
      const shape = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' });
      const kb = Math.ceil(bytesOf(shape as Shape) / 1024);
      const max = call.bodyKb ?? BODY_KB;
      if (kb > max) tight.push(`${call.path}: ${kb} KB, and ${max} KB are taken`);
    }
    expect(tight).toEqual([]);
  });
});
