import type { Paragraph } from '#contract/legal/schemas.ts';

/** Above so many pairs of paragraphs a text counts as replaced: nothing is searched any longer. */
const PAIRS_MOST = 1_000_000;

const paragraphsOf = (markdown: string): string[] =>
  markdown
    .split(/\n\s*\n|\n(?=\s*(?:[-*|#]|\d+\.)\s*)/)
    .map((text) => text.trim())
    .filter((text) => text !== '');

const as = (kind: Paragraph['kind']) => (text: string) => ({ kind, text });

/** Returns for each pair of places the length of the longest common rest. */
function commonRests(before: readonly string[], after: readonly string[]): Uint16Array[] {
  const rests = Array.from({ length: before.length + 1 }, () => new Uint16Array(after.length + 1));
  for (let i = before.length - 1; i >= 0; i--) {
    const row = rests[i] as Uint16Array;
    const below = rests[i + 1] as Uint16Array;
    for (let j = after.length - 1; j >= 0; j--) {
      row[j] =
        before[i] === after[j] ? (below[j + 1] ?? 0) + 1 : Math.max(below[j] ?? 0, row[j + 1] ?? 0);
    }
  }
  return rests;
}

/**
 * Compares two texts in Markdown by paragraphs, list entries and rows of tables: a longest common
 * sequence stays, the rest is removed or added.
 */
export function compareTexts(before: string, after: string): Paragraph[] {
  const old = paragraphsOf(before);
  const fresh = paragraphsOf(after);
  if (old.length * fresh.length > PAIRS_MOST) {
    return [...old.map(as('removed')), ...fresh.map(as('added'))];
  }
  const rests = commonRests(old, fresh);
  const result: Paragraph[] = [];
  let i = 0;
  let j = 0;
  while (i < old.length || j < fresh.length) {
    const [mine, theirs] = [old[i], fresh[j]];
    if (mine !== undefined && mine === theirs) {
      result.push({ kind: 'same', text: mine });
      i += 1;
      j += 1;
    } else if (
      theirs === undefined ||
      (mine !== undefined && (rests[i + 1]?.[j] ?? 0) >= (rests[i]?.[j + 1] ?? 0))
    ) {
      result.push({ kind: 'removed', text: mine ?? '' });
      i += 1;
    } else {
      result.push({ kind: 'added', text: theirs });
      j += 1;
    }
  }
  return result;
}
