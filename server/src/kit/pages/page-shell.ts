import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Chunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}

/** The built document, and the built files of each source file. */
export interface Shell {
  readonly html: string;
  /** The document of server-rendered pages: inlined styles and theme script, no program yet. */
  readonly renderedHtml: string;
  /** The inline script that starts the program in a server-rendered page. */
  readonly start: string;
  readonly entry: string;
  readonly folder: string;
  readonly chunks: Readonly<Record<string, Chunk>>;
  /** Files that the document names: every page has them. */
  readonly linkedFiles: readonly string[];
  /** Hashes of the inline scripts of server-rendered pages, for the content security policy. */
  readonly scriptHashes: string;
}

const THEME = '<script src="/theme.js"></script>';

/** Reads the built client's document and manifest. */
export function readShell(folder: string): Shell {
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  const manifest = join(folder, '.vite', 'manifest.json');
  const chunks = existsSync(manifest)
    ? (JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, Chunk>)
    : {};
  const documentFiles = [...html.matchAll(/(?:href|src)="\/(assets\/[^"]+)"/g)].map(
    (found) => found[1] ?? '',
  );
  const entry = /<script type="module"[^>]*src="\/([^"]+)"/.exec(html)?.[1] ?? '';
  const theme = readFileSync(join(folder, 'theme.js'), 'utf8');
  const start = readFileSync(join(folder, 'start.js'), 'utf8');
  const renderedHtml = html
    .replace(THEME, () => `<script>${theme}</script>`)
    .replace(/<link rel="stylesheet"[^>]*href="\/([^"]+)">/g, (_link, file: string) =>
      inlineStyle(folder, file),
    )
    .replace(/<script type="module"[^>]*><\/script>\s*/, '')
    .replace(/<link rel="modulepreload"[^>]*>\s*/g, '');
  const scriptHashes = [theme, start].map(hashOf).join(' ');
  return {
    html,
    renderedHtml,
    start,
    entry,
    folder,
    chunks,
    linkedFiles: documentFiles,
    scriptHashes,
  };
}

const hashOf = (script: string) =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

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

/** The scripts that start the program in a server-rendered page. */
interface Scripts {
  readonly entry: string;
  /** Files that the program imports at once. */
  readonly early: readonly string[];
  /** The built file of each source file that is live on the page: no list of all is needed. */
  readonly files: Readonly<Record<string, string>>;
}

/** Returns a server-rendered page's files: inlined styles, and scripts to load once it shows. */
export function neededBy(
  { chunks, linkedFiles, folder, entry }: Shell,
  page: { readonly files: readonly string[]; readonly stillFiles: readonly string[] },
): { readonly styles: string; readonly scripts: Scripts } {
  const visited = new Set<string>();
  const sheets = new Set<string>();
  const scripts = new Set(linkedFiles.filter((file) => file.endsWith('.js') && file !== entry));
  const walk = (key: string, isLive: boolean) => {
    const chunk = chunks[key];
    if (chunk === undefined || visited.has(key)) return;
    visited.add(key);
    for (const inner of chunk.imports ?? []) walk(inner, isLive);
    for (const file of chunk.css ?? []) if (!linkedFiles.includes(file)) sheets.add(file);
    if (isLive && chunk.file !== entry) scripts.add(chunk.file);
  };
  for (const source of page.files) walk(source, true);
  for (const source of page.stillFiles) walk(source, false);
  const files: Record<string, string> = {};
  for (const source of page.files) {
    const file = chunks[source]?.file;
    if (file !== undefined) files[source] = `/${file}`;
  }
  return {
    styles: [...sheets].map((file) => inlineStyle(folder, file)).join('\n    '),
    scripts: { entry: `/${entry}`, early: [...scripts].map((file) => `/${file}`), files },
  };
}

/** Returns the document that the browser renders, with preloads of these source files. */
export function withPreloads({ html, chunks }: Shell, sources: readonly string[]): string {
  const links = sources.flatMap((source) => {
    const file = chunks[source]?.file;
    return file === undefined ? [] : `  <link rel="modulepreload" crossorigin href="/${file}">\n  `;
  });
  return html.replace('</head>', () => `${links.join('')}</head>`);
}
