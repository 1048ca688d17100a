import type { Plugin } from 'vite';

/**
 * What every page needs, in one file: the modules that the entry reaches without asking for more.
 * A bundler that splits them by who else uses them would make a reader fetch forty small ones.
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
