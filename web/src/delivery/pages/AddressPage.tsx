import { addressDel, addressList, addressSetDefault } from '#contract/delivery/calls.ts';
import type { Address } from '#contract/delivery/schemas.ts';
import { useCommand } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { Tag } from '#web/ui/Tag.tsx';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import { AddressForm } from '../AddressForm.tsx';
import { AddressLines } from '../AddressLines.tsx';
import { Book } from '../Book.tsx';
import styles from '../delivery.module.css';
import { EntryButtons } from '../EntryButtons.tsx';

/** A buyer's addresses: several, one of them the default. */
export default function AddressPage() {
  return (
    <Book<Address>
      kind="address"
      list={addressList}
      row={(address, edit) => <Row key={address.id} address={address} onEdit={edit} />}
      form={(address, close) => <AddressForm address={address} onDone={close} />}
    />
  );
}

function Row({ address, onEdit }: { address: Address; onEdit: () => void }) {
  const t = useTranslator('delivery');
  const { id, name, company, phone } = address;
  const makeDefault = useCommand(addressSetDefault, {
    changes: [addressList],
    onDone: () => toast(t('address.setDone')),
  });
  const del = useCommand(addressDel, { changes: [addressList], onDone: () => toast(t('removed')) });
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
        <EntryButtons
          labels={{
            edit: t('address.editOne', { name }),
            remove: t('address.removeOne', { name }),
          }}
          question={{ title: t('address.removeTitle'), text: t('address.removeText') }}
          removal={del}
          onEdit={onEdit}
          onRemove={() => del.mutate({ id })}
        />
      </div>
    </li>
  );
}
