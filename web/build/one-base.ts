import type { Plugin } from 'vite';

/**
 * Groups the modules that every page needs into one file: those that the entry imports statically.
 * A bundler that splits them by their importers would make a reader fetch forty small files.
 */
export function oneBase(entry: string) {
  const base = new Set<string>();
  const plugin: Plugin = {
    name: 'one-base',
    buildEnd() {
      const [start] = [...this.getModuleIds()].filter((id) => id.endsWith(entry));
      const walk = (id: string) => {
        if (base.has(id)) return;
        base.add(id);
        for (const inner of this.getModuleInfo(id)?.importedIds ?? []) walk(inner);
      };
      if (start !== undefined) walk(start);
    },
  };
  return { plugin, group: { name: 'base', test: (id: string) => base.has(id) } };
}
