import { useState } from 'react';
import { freightDel, freightList, freightOne } from '#contract/delivery/calls.ts';
import type { FreightAccount } from '#contract/delivery/schemas.ts';
import { useCallQuery, useCommand } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { Tag } from '#web/ui/Tag.tsx';
import { useCarriers } from '#web/widgets/orders/use-carriers.ts';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import { Book } from '../Book.tsx';
import styles from '../delivery.module.css';
import { EntryButtons } from '../EntryButtons.tsx';
import { FreightForm } from '../FreightForm.tsx';

/** A buyer's own accounts at carriers, their numbers masked. */
export default function FreightAccountPage() {
  return (
    <Book<FreightAccount>
      kind="freight"
      list={freightList}
      row={(account, edit) => <Row key={account.id} account={account} onEdit={edit} />}
      form={(account, close) => <FreightForm account={account} onDone={close} />}
    />
  );
}

function Row({ account, onEdit }: { account: FreightAccount; onEdit: () => void }) {
  const t = useTranslator('delivery');
  const { id, carrier, masked, label } = account;
  const [isShown, setShown] = useState(false);
  const whole = useCallQuery(freightOne, { id }, { enabled: isShown });
  const del = useCommand(freightDel, { changes: [freightList], onDone: () => toast(t('removed')) });
  const name = useCarriers().nameOf(carrier);
  const said = { carrier: name, masked };
  return (
    <li className={styles.row}>
      <div className={styles.said}>
        <b translate="no">{name}</b>
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
        <EntryButtons
          labels={{ edit: t('freight.editOne', said), remove: t('freight.removeOne', said) }}
          question={{ title: t('freight.removeTitle', said), text: t('freight.removeText') }}
          removal={del}
          onEdit={onEdit}
          onRemove={() => del.mutate({ id })}
        />
      </div>
    </li>
  );
}
