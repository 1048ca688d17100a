import { type ComponentType, lazy } from 'react';

type PageModule = { default: ComponentType };

const files = import.meta.glob<PageModule>('../*/pages/*Page.tsx');

/** The file of a page of the route table: `orders/OrderListPage`. */
const fileOf = (page: string): string => {
  const [slice, name] = page.split('/');
  return `../${slice}/pages/${name}.tsx`;
};

const drawn = new Map<string, ComponentType>();

/** The component that draws a page, fetched when it is first opened. */
export function pageOf(page: string): ComponentType {
  const known = drawn.get(page);
  if (known) return known;
  const load = files[fileOf(page)];
  if (!load) throw new Error(`the route table names a page without a file: ${page}`);
  const component = lazy(load);
  drawn.set(page, component);
  return component;
}
