import { useState } from 'react';
import {
  BOOK_MAX,
  type FreightAccount,
  freightDel,
  freightList,
  freightOne,
} from '#contract/delivery/calls.ts';
import { useAct, useRead } from '#web/api/hooks.ts';
import { useWords } from '#web/i18n/words.ts';
import { useHead } from '#web/page/use-head.ts';
import { FailNote } from '#web/parts/FailNote.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Empty } from '#web/ui/Empty.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { Section } from '#web/ui/Section.tsx';
import { SkeletonLines } from '#web/ui/Skeleton.tsx';
import { Tag } from '#web/ui/Tag.tsx';
import { toast } from '#web/ui/toast.ts';
import styles from '../delivery.module.css';
import { FreightForm } from '../FreightForm.tsx';
import { RemoveDialog } from '../RemoveDialog.tsx';

/** The form that is open, and the account that it changes; null of it adds one. */
type Open = { readonly of: FreightAccount | null } | null;

/** A buyer's own accounts at carriers, their numbers masked. */
export default function FreightAccountPage() {
  const t = useWords('delivery');
  useHead({ title: t('freight.title'), noIndex: true });
  const read = useRead(freightList, {});
  const [open, setOpen] = useState<Open>(null);
  const accounts = read.data ?? [];
  const isFull = accounts.length >= BOOK_MAX;
  const add = (
    <Button icon="plus" variant="primary" disabled={isFull} onClick={() => setOpen({ of: null })}>
      {t('freight.add')}
    </Button>
  );
  return (
    <>
      <PageHead title={t('freight.title')} actions={accounts.length > 0 && add} />
      <p className={styles.lead}>
        {t('freight.lead')} {isFull && t('full', { max: BOOK_MAX })}
      </p>
      <FailNote error={read.error} again={() => void read.refetch()} />
      {read.isPending && <SkeletonLines label={t('loading')} lines={4} />}
      {read.data?.length === 0 && (
        <Empty title={t('freight.empty')} action={add}>
          {t('freight.emptyText')}
        </Empty>
      )}
      {accounts.length > 0 && (
        <Section title={t('freight.list')}>
          <ul className={styles.rows}>
            {accounts.map((account) => (
              <Row key={account.id} account={account} onEdit={() => setOpen({ of: account })} />
            ))}
          </ul>
        </Section>
      )}
      {open && <FreightForm account={open.of} onDone={() => setOpen(null)} />}
    </>
  );
}

function Row({ account, onEdit }: { account: FreightAccount; onEdit: () => void }) {
  const t = useWords('delivery');
  const { id, carrier, masked, label } = account;
  const [isLeaving, setLeaving] = useState(false);
  const [isShown, setShown] = useState(false);
  const whole = useRead(freightOne, { id }, { enabled: isShown });
  const del = useAct(freightDel, { changes: [freightList], onDone: () => toast(t('removed')) });
  const said = { carrier, masked };
  return (
    <li className={styles.row}>
      <div className={styles.said}>
        <b translate="no">{carrier}</b>
        <span className={styles.number} translate="no">
          {isShown && whole.data ? whole.data.number : masked}
        </span>
        {account.isDefault && <Tag tone="pass">{t('isDefault')}</Tag>}
        {label && <p translate="no">{label}</p>}
        <FailNote error={isShown ? whole.error : null} again={() => void whole.refetch()} />
      </div>
      <div className={styles.deeds}>
        <Button
          size="xs"
          icon="eye"
          aria-label={isShown ? undefined : t('freight.showOne', said)}
          onClick={() => setShown(!isShown)}
        >
          {t(isShown ? 'freight.hide' : 'freight.show')}
        </Button>
        <Button size="xs" icon="edit" aria-label={t('freight.editOne', said)} onClick={onEdit}>
          {t('edit')}
        </Button>
        <Button
          size="xs"
          icon="trash"
          aria-label={t('freight.removeOne', said)}
          onClick={() => setLeaving(true)}
        >
          {t('remove')}
        </Button>
      </div>
      {isLeaving && (
        <RemoveDialog
          title={t('freight.removeTitle', said)}
          text={t('freight.removeText')}
          busy={del.isPending}
          error={del.error}
          onRemove={() => del.mutate({ id })}
          onClose={() => setLeaving(false)}
        />
      )}
    </li>
  );
}
