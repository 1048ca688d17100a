import { useState } from 'react';
import {
  type Address,
  addressDel,
  addressList,
  addressSetDefault,
  BOOK_MAX,
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
import { AddressForm } from '../AddressForm.tsx';
import { AddressLines } from '../AddressLines.tsx';
import styles from '../delivery.module.css';
import { RemoveDialog } from '../RemoveDialog.tsx';

/** The form that is open, and the address that it changes; null of it adds one. */
type Open = { readonly of: Address | null } | null;

/** A buyer's addresses: several, one of them the default. */
export default function AddressPage() {
  const t = useWords('delivery');
  useHead({ title: t('address.title'), noIndex: true });
  const read = useRead(addressList, {});
  const [open, setOpen] = useState<Open>(null);
  const addresses = read.data ?? [];
  const isFull = addresses.length >= BOOK_MAX;
  const add = (
    <Button icon="plus" variant="primary" disabled={isFull} onClick={() => setOpen({ of: null })}>
      {t('address.add')}
    </Button>
  );
  return (
    <>
      <PageHead title={t('address.title')} actions={addresses.length > 0 && add} />
      <p className={styles.lead}>
        {t('address.lead')} {isFull && t('full', { max: BOOK_MAX })}
      </p>
      <FailNote error={read.error} again={() => void read.refetch()} />
      {read.isPending && <SkeletonLines label={t('loading')} lines={6} />}
      {read.data?.length === 0 && (
        <Empty title={t('address.empty')} action={add}>
          {t('address.emptyText')}
        </Empty>
      )}
      {addresses.length > 0 && (
        <Section title={t('address.list')}>
          <ul className={styles.rows}>
            {addresses.map((address) => (
              <Row key={address.id} address={address} onEdit={() => setOpen({ of: address })} />
            ))}
          </ul>
        </Section>
      )}
      {open && <AddressForm address={open.of} onDone={() => setOpen(null)} />}
    </>
  );
}

function Row({ address, onEdit }: { address: Address; onEdit: () => void }) {
  const t = useWords('delivery');
  const [isLeaving, setLeaving] = useState(false);
  const { id, name, company, phone } = address;
  const makeDefault = useAct(addressSetDefault, {
    changes: [addressList],
    onDone: () => toast(t('address.setDone')),
  });
  const del = useAct(addressDel, { changes: [addressList], onDone: () => toast(t('removed')) });
  return (
    <li className={styles.row}>
      <div className={styles.said}>
        <b translate="no">{name}</b>
        {address.isDefault && <Tag tone="pass">{t('isDefault')}</Tag>}
        <p>
          <AddressLines address={address} />
        </p>
        <p translate="no">{[company, phone].filter(Boolean).join(' · ')}</p>
        <FailNote error={makeDefault.error} />
      </div>
      <div className={styles.deeds}>
        {!address.isDefault && (
          <Button
            size="xs"
            loading={makeDefault.isPending}
            aria-label={t('address.defaultOne', { name })}
            onClick={() => makeDefault.mutate({ id })}
          >
            {t('makeDefault')}
          </Button>
        )}
        <Button size="xs" icon="edit" aria-label={t('address.editOne', { name })} onClick={onEdit}>
          {t('edit')}
        </Button>
        <Button
          size="xs"
          icon="trash"
          aria-label={t('address.removeOne', { name })}
          onClick={() => setLeaving(true)}
        >
          {t('remove')}
        </Button>
      </div>
      {isLeaving && (
        <RemoveDialog
          title={t('address.removeTitle')}
          text={t('address.removeText')}
          busy={del.isPending}
          error={del.error}
          onRemove={() => del.mutate({ id })}
          onClose={() => setLeaving(false)}
        />
      )}
    </li>
  );
}
