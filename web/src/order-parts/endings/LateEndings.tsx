import { type ComponentProps, lazy, Suspense } from 'react';

const Preview = lazy(() => import('./EndingsPreview.tsx'));
const OfOrder = lazy(() => import('./EndingsOfOrder.tsx'));

/** The endings of an order before it is placed, loaded after the form. */
export const LateEndingsPreview = (props: ComponentProps<typeof Preview>) => (
  <Suspense fallback={null}>
    <Preview {...props} />
  </Suspense>
);

/** The endings of a placed order, loaded after its page. */
export const LateEndings = (props: ComponentProps<typeof OfOrder>) => (
  <Suspense fallback={null}>
    <OfOrder {...props} />
  </Suspense>
);
