import { type ComponentType, lazy } from 'react';

type PageModule = { default: ComponentType };

const files = import.meta.glob<PageModule>('../*/pages/*Page.tsx');

/** The file of a page of the route table: `orders/OrderListPage`. */
const fileOf = (page: string): string => {
  const [slice, name] = page.split('/');
  return `../${slice}/pages/${name}.tsx`;
};

/** The source file of a page, as the build's manifest names it. */
export const sourceOf = (page: string): string => `src/${fileOf(page).slice('../'.length)}`;

const lazies = new Map<string, ComponentType>();
const here = new Map<string, ComponentType>();

function loaderOf(page: string): () => Promise<PageModule> {
  const load = files[fileOf(page)];
  if (!load) throw new Error(`the route table names a page without a file: ${page}`);
  return load;
}

/** Fetches a page, so that drawing it does not wait. */
export async function loadPage(page: string): Promise<void> {
  if (!here.has(page)) here.set(page, (await loaderOf(page)()).default);
}

/** The component that draws a page, fetched when it is first opened. */
export function pageOf(page: string): ComponentType {
  const known = here.get(page) ?? lazies.get(page);
  if (known) return known;
  const component = lazy(loaderOf(page));
  lazies.set(page, component);
  return component;
}
