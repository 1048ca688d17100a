import type { Call, CallSchemas } from '#contract/call.ts';

const loaded = new WeakMap<Call, Promise<CallSchemas>>();

/** The schemas of a call, loaded once. */
export function schemasOf(call: Call): Promise<CallSchemas> {
  const known = loaded.get(call) ?? call.schemas();
  loaded.set(call, known);
  return known;
}
