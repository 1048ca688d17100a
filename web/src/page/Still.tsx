import { type ComponentType, lazy, Suspense, use, useMemo, useRef } from 'react';
import { ServerTranslations, useLanguage } from '#web/i18n/translator.ts';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { useRenderedFile } from './rendered-files.ts';

interface Props<Given extends object> {
  /** Its source file, as manifests name it: `src/content/ExampleOrder.tsx`. */
  readonly file: string;
  /** Loads the component: the server renders it, and a page opened by the program fetches it. */
  readonly load: () => Promise<{ readonly default: ComponentType<Given> }>;
  /** The component's props; one that shows something else with other props needs its own key. */
  readonly partProps?: Given;
}

/**
 * A part of a page that only shows: where the server drew it, it stays as drawn, and the browser
 * loads no program for it until another language is chosen.
 */
export function Still<Given extends object = object>({ file, load, partProps }: Props<Given>) {
  useRenderedFile(file, 'still');
  const Part = useMemo(() => lazy(load), [load]);
  const lang = useLanguage();
  const isOpened = useHydrated();
  // Both hold what the first drawing found.
  const firstRender = useRef({ byServer: !isOpened, lang });
  if (!import.meta.env.SSR && firstRender.current.byServer && firstRender.current.lang === lang) {
    // The existing content of the element is left alone; declared empty, it is not compared.
    // biome-ignore lint/security/noDangerouslySetInnerHtml: an empty constant.
    return <div suppressHydrationWarning dangerouslySetInnerHTML={EMPTY} />;
  }
  return (
    <div>
      <ServerTranslations value={use(ServerTranslations) && { lang, register: noWords }}>
        <Suspense>
          <Part {...(partProps as Given)} />
        </Suspense>
      </ServerTranslations>
    </div>
  );
}

/** Its texts stay on the server, as its script does. */
const noWords = () => undefined;
const EMPTY = { __html: '' };
