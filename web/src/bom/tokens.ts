import { BOM_RETENTION_HOURS } from '#contract/bom/shapes.ts';

const KEY = 'bomTokens';
const HOUR_MS = 3_600_000;

type StoredTokens = Readonly<Record<string, { readonly token: string; readonly savedAt: number }>>;

function read(): StoredTokens {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as StoredTokens;
  } catch {
    return {};
  }
}

/** The token by which this browser opens a visitor's bill; null where it needs none. */
export const tokenOf = (id: string): string | null => read()[id]?.token ?? null;

/** Bills of this browser that a visitor brought, the latest first. */
export const broughtHere = (): string[] =>
  Object.entries(read())
    .filter(([, { savedAt }]) => Date.now() - savedAt < BOM_RETENTION_HOURS * HOUR_MS)
    .sort(([, one], [, other]) => other.savedAt - one.savedAt)
    .map(([id]) => id);

/** Keeps the token of a bill as long as the bill is kept; null forgets it. */
export function saveToken(id: string, token: string | null): void {
  const now = Date.now();
  const remaining = Object.entries(read()).filter(
    ([other, { savedAt }]) => other !== id && now - savedAt < BOM_RETENTION_HOURS * HOUR_MS,
  );
  const next = token === null ? remaining : [...remaining, [id, { token, savedAt: now }] as const];
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(next)));
  } catch {
    // The bill then opens as long as this page stands.
  }
}
