import type { z } from 'zod';
import type { Call } from '#contract/call.ts';

const found = new Map<string, z.ZodType>();
const wanted = new Map<string, Call['schemas']>();
const listeners = new Set<() => void>();
let isTouched = false;
let arrived = 0;

async function load(path: string, schemas: Call['schemas']): Promise<void> {
  const { input } = await schemas();
  found.set(path, input);
  arrived += 1;
  for (const listener of listeners) listener();
}

function fetchWanted(): void {
  for (const [path, schemas] of wanted) {
    wanted.delete(path);
    // The next touch asks again; until then the server alone checks.
    load(path, schemas).catch(() => wanted.set(path, schemas));
  }
}

/** Loads the schemas of calls now, for whom no touch of a page does. */
export async function loadSchemas(...calls: readonly Call[]): Promise<void> {
  await Promise.all(calls.map(({ path, schemas }) => load(path, schemas)));
}

/** The first touch of a form: from here on what is typed is checked as it is typed. */
function touch(): void {
  isTouched = true;
  fetchWanted();
}

if (typeof document !== 'undefined') {
  for (const kind of ['focusin', 'pointerdown', 'keydown'] as const) {
    document.addEventListener(kind, touch, { passive: true });
  }
}

/**
 * The schema of a call's input; null while it is not here yet. It is fetched once the reader has
 * touched the page: who only reads never loads it.
 */
export function inputSchema(call: Call): z.ZodType | null {
  const schema = found.get(call.path);
  if (schema !== undefined) return schema;
  if (!wanted.has(call.path)) {
    wanted.set(call.path, call.schemas);
    if (isTouched) fetchWanted();
  }
  return null;
}

/** Calls back when schemas have arrived; returns what ends that. */
export function watchSchemas(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** How many schemas have arrived. */
export const schemasArrived = (): number => arrived;
