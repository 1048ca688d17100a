import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { SellerRequest } from '#contract/enquiries/seller-request-schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { Note } from '#web/ui/Note.tsx';
import { type Column, Table } from '#web/ui/table/Table.tsx';
import { requestPath, type Tab } from './addresses.ts';
import { QuoteForm } from './QuoteForm.tsx';
import styles from './quotes.module.css';
import { RefuseDialog } from './RefuseDialog.tsx';
import { useRequestColumns, useResponseColumns } from './RequestColumns.tsx';
import { useEndedRequest } from './use-gone.ts';

interface Props {
  readonly tab: Tab;
  readonly rows: readonly SellerRequest[] | undefined;
  readonly refetching: boolean;
  readonly empty: React.ReactNode;
}

/** Requests as rows; one that waits for a price unfolds to its form. */
export function RequestTable({ tab, rows, refetching, empty }: Props) {
  const t = useTranslator('quotes');
  const [open, setOpen] = useState<string | null>(null);
  const [refusing, setRefusing] = useState<SellerRequest | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const field = open && frame.current?.querySelector<HTMLInputElement>('[name=unitPrice]');
    if (field) field.select();
  }, [open]);
  const endedRequest = useEndedRequest(rows, open, refetching);
  /** Folds a row and goes on to the button of the next one, or of this where it is the last. */
  const leave = (one: SellerRequest) => {
    const buttons = rowButtons(frame.current);
    const index = rows?.findIndex(({ id }) => id === one.id) ?? -1;
    (buttons[index + 1] ?? buttons[index])?.focus();
    setOpen(null);
  };
  const columns = [
    ...useRequestColumns(tab),
    ...useResponseColumns(tab),
    {
      key: 'action',
      head: t('head.action'),
      cell: (one: SellerRequest) =>
        tab === 'awaiting' ? (
          <Button
            size="xs"
            aria-expanded={open === one.id}
            data-row
            onClick={() => setOpen(open === one.id ? null : one.id)}
          >
            {t(open === one.id ? 'fold' : 'quote')}
          </Button>
        ) : (
          <ButtonLink size="xs" to={requestPath(one)}>
            {t('open')}
          </ButtonLink>
        ),
      action: true,
    } satisfies Column<SellerRequest>,
  ];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrows only go between its buttons.
    <div ref={frame} className={styles.requests} onKeyDown={walkRows}>
      {endedRequest && (
        <Note
          tone="wait"
          aloud
          action={<ButtonLink to={requestPath(endedRequest)}>{t('open')}</ButtonLink>}
        >
          {t('gone', { no: endedRequest.no, model: endedRequest.mpn })}
        </Note>
      )}
      <Table
        label={t('label')}
        columns={columns}
        rows={rows}
        rowKey={(one) => one.id}
        refetching={refetching}
        empty={empty}
        below={(one) =>
          open === one.id && (
            <QuoteForm key={one.id} request={one} onDone={() => leave(one)}>
              <Button onClick={() => leave(one)}>{t('fold')}</Button>
              <Button variant="text" className={styles.refuse} onClick={() => setRefusing(one)}>
                {t('refuse')}
              </Button>
            </QuoteForm>
          )
        }
      />
      {refusing && <RefuseDialog request={refusing} onClose={() => setRefusing(null)} />}
    </div>
  );
}

const rowButtons = (frame: HTMLElement | null) => [
  ...(frame?.querySelectorAll<HTMLElement>('[data-row]') ?? []),
];

/** Arrows go from the button of one row to that of the row above or below. */
function walkRows(event: KeyboardEvent<HTMLDivElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const buttons = rowButtons(event.currentTarget);
  const index = buttons.indexOf(event.target as HTMLElement);
  const next = step === undefined || index < 0 ? undefined : buttons[index + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
