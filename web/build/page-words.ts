import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Plugin } from 'vite';

const QUERY = '?words';
const WORDS = /\buseTranslator\(\s*'([^']+)'/g;
const IMPORTS = /(?:\bfrom|\bimport\(?)\s*'((?:#web|\.{1,2})\/[^']+\.tsx?)'/g;

const captured = (code: string, pattern: RegExp): string[] =>
  [...code.matchAll(pattern)].flatMap(([, text]) => text ?? []);

/**
 * Returns the slices whose words a file may show: its own and those of all files that it imports,
 * at once or later. `source` is the folder that `#web` means.
 */
export function slicesOf(file: string, source: string): string[] {
  const seen = new Set<string>();
  const slices = new Set<string>();
  const walk = (path: string) => {
    if (seen.has(path) || !existsSync(path)) return;
    seen.add(path);
    const code = readFileSync(path, 'utf8');
    for (const slice of captured(code, WORDS)) slices.add(slice);
    for (const name of captured(code, IMPORTS)) {
      walk(name.startsWith('#web/') ? join(source, name.slice(5)) : resolve(dirname(path), name));
    }
  };
  walk(file);
  return [...slices].sort();
}

/** Answers an import of `FILE?words` with the slices of its words. */
export function pageWords(): Plugin {
  return {
    name: 'page-words',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith(QUERY)) return null;
      const file = id.slice(0, -QUERY.length);
      const source = file.slice(0, file.indexOf('/web/src/') + '/web/src'.length);
      return { code: `export default ${JSON.stringify(slicesOf(file, source))};`, map: null };
    },
  };
}
