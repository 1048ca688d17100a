import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Chunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
  readonly isEntry?: boolean;
}

/** The document that the build wrote, and which files each source file became. */
export interface Shell {
  readonly html: string;
  readonly chunks: Readonly<Record<string, Chunk>>;
  /** Files that the document names already. */
  readonly named: ReadonlySet<string>;
}

/** Reads the built client's document and manifest. */
export function readShell(folder: string): Shell {
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  const manifest = join(folder, '.vite', 'manifest.json');
  const chunks = existsSync(manifest)
    ? (JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, Chunk>)
    : {};
  const named = new Set(
    [...html.matchAll(/(?:href|src)="\/([^"]+)"/g)].map((found) => found[1] ?? ''),
  );
  return { html, chunks, named };
}

/** What a browser needs for source files of a page, styles first, without what it has already. */
export function filesOf({ chunks, named }: Shell, sources: readonly string[]): string[] {
  const seen = new Set<string>();
  const styles = new Set<string>();
  const scripts = new Set<string>();
  const walk = (key: string) => {
    const chunk = chunks[key];
    if (chunk === undefined || seen.has(key)) return;
    seen.add(key);
    for (const inner of chunk.imports ?? []) walk(inner);
    for (const file of chunk.css ?? []) styles.add(file);
    scripts.add(chunk.file);
  };
  for (const source of sources) walk(source);
  return [...styles, ...scripts].filter((file) => !named.has(file));
}
