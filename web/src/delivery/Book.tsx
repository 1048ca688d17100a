import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Call, Output } from '#contract/call.ts';
import { BOOK_MAX } from '#contract/delivery/calls.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useHead } from '#web/page/use-head.ts';
import { Button } from '#web/ui/Button.tsx';
import { Empty } from '#web/ui/Empty.tsx';
import { PageHead } from '#web/ui/layout/PageHead.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { SkeletonLines } from '#web/ui/Skeleton.tsx';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import styles from './delivery.module.css';

/** The field that every entry of a book has. */
interface BookEntry {
  readonly id: string;
}

interface Props<Entry extends BookEntry> {
  readonly kind: 'address' | 'freight';
  readonly list: Call;
  readonly row: (entry: Entry, edit: () => void) => ReactNode;
  /** The form over the page; null adds an entry. */
  readonly form: (entry: Entry | null, close: () => void) => ReactNode;
}

/** A book of a buyer: its entries, and the form that adds or changes one. */
export function Book<Entry extends BookEntry>({ kind, list, row, form }: Props<Entry>) {
  const t = useTranslator('delivery');
  useHead({ title: t(`${kind}.title`), noIndex: true });
  const read = useCallQuery(list, {} as never);
  // Another page may send a reader here to add what it has begun.
  const [asked] = useSearchParams();
  const [open, setOpen] = useState<{ readonly of: Entry | null } | null>(() =>
    asked.has('add') ? { of: null } : null,
  );
  const entries = (read.data ?? []) as Output<Call> as readonly Entry[];
  const isFull = entries.length >= BOOK_MAX;
  const add = (
    <Button icon="plus" variant="primary" disabled={isFull} onClick={() => setOpen({ of: null })}>
      {t(`${kind}.add`)}
    </Button>
  );
  return (
    <>
      <PageHead title={t(`${kind}.title`)} actions={entries.length > 0 && add} />
      <p className={styles.lead}>
        {t(`${kind}.lead`)} {isFull && t('full', { max: BOOK_MAX })}
      </p>
      <FailNote error={read.error} again={() => void read.refetch()} />
      {read.isPending && <SkeletonLines label={t('loading')} lines={6} />}
      {read.data !== undefined && entries.length === 0 && (
        <Empty title={t(`${kind}.empty`)} action={add}>
          {t(`${kind}.emptyText`)}
        </Empty>
      )}
      {entries.length > 0 && (
        <Section title={t(`${kind}.list`)}>
          <ul className={styles.rows}>
            {entries.map((entry) => row(entry, () => setOpen({ of: entry })))}
          </ul>
        </Section>
      )}
      {open && form(open.of, () => setOpen(null))}
    </>
  );
}
