/** A page's file: the facts between its `---` lines, and the Markdown below them. */
export interface PageFile {
  readonly title: string;
  readonly description: string;
  /** The day on which the text was last changed, `2026-11-21`; null where the file names none. */
  readonly updated: string | null;
  /** Changes since the edition before, for who has to accept it anew; empty where nobody has. */
  readonly changes: string;
  readonly markdown: string;
}

const FENCE = /^---\r?\n([\s\S]*?)\r?\n---\r?\n?/;
const FACT = /^(\w+):\s*(.*?)\s*$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

const unquoted = (value: string): string => value.replace(/^(["'])([\s\S]*)\1$/, '$2');

/** Reads a page's file; null where it has no title, no description or no text. */
export function readPageFile(file: string): PageFile | null {
  const fence = FENCE.exec(file.replace(/^\uFEFF/, ''));
  if (fence === null) return null;
  const facts = new Map<string, string>();
  for (const line of (fence[1] ?? '').split(/\r?\n/)) {
    const fact = FACT.exec(line);
    if (fact !== null) facts.set(fact[1] ?? '', unquoted(fact[2] ?? ''));
  }
  const title = facts.get('title') ?? '';
  const description = facts.get('description') ?? '';
  const markdown = file
    .replace(/^\uFEFF/, '')
    .slice(fence[0].length)
    .trim();
  if (title === '' || description === '' || markdown === '') return null;
  const updated = facts.get('updated') ?? '';
  return {
    title,
    description,
    markdown,
    updated: DAY.test(updated) ? updated : null,
    changes: facts.get('changes') ?? '',
  };
}
