import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Chunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}

/** The document that the build wrote, and which files each source file became. */
export interface Shell {
  readonly html: string;
  /** The same for drawn pages: its styles and the choice of theme stand in it. */
  readonly drawnHtml: string;
  readonly folder: string;
  readonly chunks: Readonly<Record<string, Chunk>>;
  /** Files that the document names already. */
  readonly named: ReadonlySet<string>;
  /** What the page's policy must allow for the script that stands in drawn pages. */
  readonly scriptHash: string;
}

const THEME = '<script src="/theme.js"></script>';

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
  const theme = readFileSync(join(folder, 'theme.js'), 'utf8');
  const drawnHtml = html
    .replace(THEME, () => `<script>${theme}</script>`)
    .replace(/<link rel="stylesheet"[^>]*href="\/([^"]+)">/g, (_link, file: string) =>
      inlineStyle(folder, file),
    );
  const hash = createHash('sha256').update(theme).digest('base64');
  return { html, drawnHtml, folder, chunks, named, scriptHash: `'sha256-${hash}'` };
}

const styles = new Map<string, string>();

/**
 * A file of styles as part of the document, so that the first paint waits for nothing more. The
 * disabled link is not fetched; it tells the program in the page that these styles are here.
 */
function inlineStyle(folder: string, file: string): string {
  const known = styles.get(file) ?? readFileSync(join(folder, file), 'utf8').trim();
  styles.set(file, known);
  return `<style>${known}</style><link rel="stylesheet" crossorigin disabled href="/${file}" />`;
}

/** What a page's head needs for its source files: styles, then scripts to fetch early. */
export function linksOf({ chunks, named, folder }: Shell, sources: readonly string[]): string {
  const seen = new Set<string>();
  const sheets = new Set<string>();
  const scripts = new Set<string>();
  const walk = (key: string) => {
    const chunk = chunks[key];
    if (chunk === undefined || seen.has(key)) return;
    seen.add(key);
    for (const inner of chunk.imports ?? []) walk(inner);
    for (const file of chunk.css ?? []) sheets.add(file);
    scripts.add(chunk.file);
  };
  for (const source of sources) walk(source);
  const lines = [
    ...[...sheets].map((file) => inlineStyle(folder, file)),
    ...[...scripts].map((file) => `<link rel="modulepreload" crossorigin href="/${file}" />`),
  ];
  return lines
    .filter((line) => ![...named].some((file) => line.includes(`href="/${file}"`)))
    .join('\n    ');
}
