import { type ComponentType, lazy } from 'react';
import { importFromManifest } from '#web/ui/named-files.ts';

export type PageModule = { default: ComponentType };

/** The source file of a page of the route table (`operator/money/ClosesPage`), as manifests name it. */
export function sourceOf(page: string): string {
  const [slice, ...name] = page.split('/');
  return `src/${slice}/pages/${name.join('/')}.tsx`;
}

const lazies = new Map<string, ComponentType>();
const here = new Map<string, ComponentType>();

/** The list of all pages is fetched with the first that the drawn document does not name. */
async function load(source: string): Promise<PageModule> {
  const preloaded = importFromManifest<PageModule>(source);
  if (preloaded !== null) return preloaded;
  const { files } = await import('./page-files.ts');
  const found = files[source.replace('src/', '../../')];
  if (!found) throw new Error(`there is no page or part ${source}`);
  return found();
}

/** Fetches a page or part, so that drawing it does not wait. */
export async function loadRendered(source: string): Promise<void> {
  if (!here.has(source)) here.set(source, (await load(source)).default);
}

/** Begins to fetch a page before it is rendered; a fetch that fails is repeated when it is. */
export function prefetchPage(source: string): void {
  if (!here.has(source) && !lazies.has(source)) load(source).catch(() => undefined);
}

/** The component of a page or part, fetched when it is first drawn. */
export function lazyComponent<Props = object>(source: string): ComponentType<Props> {
  const known = here.get(source) ?? lazies.get(source) ?? lazy(() => load(source));
  if (!here.has(source)) lazies.set(source, known);
  return known as ComponentType<Props>;
}
