import { type ComponentType, lazy, Suspense, useMemo, useRef, useSyncExternalStore } from 'react';
import { useLanguage } from '#web/i18n/words.ts';
import { useDrawnFile } from './drawn-files.ts';

const never = () => () => undefined;

interface Props {
  /** Its source file, as manifests name it: `src/content/ExampleOrder.tsx`. */
  readonly file: string;
  /** What stands there; the server draws it, and a page opened by the program fetches it. */
  readonly load: () => Promise<{ readonly default: ComponentType }>;
}

/**
 * A part of a page that only shows: where the server drew it, it stays as drawn, and the browser
 * loads no program for it until another language is chosen.
 */
export function Still({ file, load }: Props) {
  useDrawnFile(file, 'still');
  const Part = useMemo(() => lazy(load), [load]);
  const lang = useLanguage();
  const isOpened = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  // Both hold what the first drawing found.
  const drawn = useRef({ byServer: !isOpened, lang });
  if (!import.meta.env.SSR && drawn.current.byServer && drawn.current.lang === lang) {
    // What stands in the element already is left alone; said to be empty, it is not compared.
    return <div suppressHydrationWarning dangerouslySetInnerHTML={EMPTY} />;
  }
  return (
    <div>
      <Suspense>
        <Part />
      </Suspense>
    </div>
  );
}

const EMPTY = { __html: '' };
