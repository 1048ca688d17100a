import { type ComponentProps, lazy, Suspense } from 'react';
import type { PhotoViewer } from './PhotoViewer.tsx';

const Viewer = lazy(async () => ({ default: (await import('./PhotoViewer.tsx')).PhotoViewer }));

/** Photos over the page; the viewer is fetched when the first is opened. */
export const LatePhotoViewer = (props: ComponentProps<typeof PhotoViewer>) =>
  props.index === null ? null : (
    <Suspense fallback={null}>
      <Viewer {...props} />
    </Suspense>
  );
