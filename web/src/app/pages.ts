import { type ComponentType, lazy } from 'react';

export type PageModule = { default: ComponentType };

/**
 * Pages, and parts that stand on pages of other slices: each a file of its own for browsers. Here
 * those that visitors meet; the list of the others is fetched with the first of them.
 */
const files = import.meta.glob<PageModule>([
  '../{bom,content,lab,qc}/pages/*Page.tsx',
  '../accounts/pages/{Login,ObtainPassword,Register}Page.tsx',
  '../cases/pages/{AddComplaint,AddFeedback,LegalSupport,LinkedCase}Page.tsx',
  '../companies/pages/{BuyerDetail,BuyerPreview,SellerDetail,SellerSearch}Page.tsx',
  '../boards/pages/RfqPage.tsx',
  '../catalog/pages/PartSearchPage.tsx',
  '../accounts/QuickBuyPanel.tsx',
]);

/** The source file of a page of the route table (`orders/OrderListPage`), as manifests name it. */
export function sourceOf(page: string): string {
  const [slice, name] = page.split('/');
  return `src/${slice}/pages/${name}.tsx`;
}

const lazies = new Map<string, ComponentType>();
const here = new Map<string, ComponentType>();

async function load(source: string): Promise<PageModule> {
  const file = source.replace('src/', '../');
  const found = files[file] ?? (await import('./console-pages.ts')).files[file];
  if (!found) throw new Error(`there is no page or part ${source}`);
  return found();
}

/** Fetches a page or part, so that drawing it does not wait. */
export async function loadDrawn(source: string): Promise<void> {
  if (!here.has(source)) here.set(source, (await load(source)).default);
}

/** The component of a page or part, fetched when it is first drawn. */
export function drawnBy<Props = object>(source: string): ComponentType<Props> {
  const known = here.get(source) ?? lazies.get(source) ?? lazy(() => load(source));
  if (!here.has(source)) lazies.set(source, known);
  return known as ComponentType<Props>;
}
