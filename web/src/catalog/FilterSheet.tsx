import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import { useTranslator } from '#web/i18n/translator.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import styles from './catalog.module.css';

// Fetched when it is first opened.
const Drawer = lazy(async () => ({ default: (await import('#web/ui/overlay/Drawer.tsx')).Drawer }));

interface Props {
  /** Filters in use. */
  readonly count: number;
  /** Offers that they leave; nothing while they are counted. */
  readonly lines: number | undefined;
  /** Where the filters stand on the page, for a browser without a program. */
  readonly anchor: string;
  readonly children: ReactNode;
}

/** Where there is no room beside the results: a button that opens the filters in a sheet. */
export function FilterSheet({ count, lines, anchor, children }: Props) {
  const t = useTranslator('catalog');
  const { pathname, search } = useLocation();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <ButtonLink
        className={styles.sheetButton}
        icon="filter"
        size="sm"
        to={`${pathname}${search}#${anchor}`}
        onClick={(event) => {
          event.preventDefault();
          setOpen(true);
        }}
      >
        {t('filter.title')}
        {count > 0 && <Badge count={count} />}
      </ButtonLink>
      {open && (
        <Suspense>
          <Drawer
            open
            onClose={close}
            title={t('filter.title')}
            footer={
              <Button variant="primary" block onClick={close}>
                {lines === undefined ? t('filter.apply') : t('filter.show', { count: lines })}
              </Button>
            }
          >
            {children}
          </Drawer>
        </Suspense>
      )}
    </>
  );
}
