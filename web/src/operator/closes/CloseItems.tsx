import { useState } from 'react';
import { Link } from 'react-router';
import { opsCloseAssign, opsCloseResolve } from '#contract/closes/calls.ts';
import type { CloseItem } from '#contract/closes/schemas.ts';
import { useCommand } from '#web/api/hooks.ts';
import { useFormCommand } from '#web/api/use-form-command.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { Note } from '#web/ui/Note.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { MoneyText } from '#web/widgets/money/MoneyText.tsx';
import { DateTime } from '#web/widgets/times/DateTime.tsx';
import { AssignFields, type People } from '../bank/AssignFields.tsx';
import styles from '../bank/bank.module.css';
import { StepForm } from '../bank/StepForm.tsx';
import { ReasonForm } from '../finance/ReasonForm.tsx';

/** The open items of a close, each with who looks into it. */
export function CloseItems({ items, people }: { items: readonly CloseItem[]; people: People }) {
  const t = useTranslator('operator/closes');
  if (items.length === 0) return <Note tone="pass">{t('allClosed')}</Note>;
  return (
    <Section title={t('items')}>
      <div className={styles.form}>
        {items.map((item) => (
          <Item key={`${item.id}/${item.version}`} item={item} people={people} />
        ))}
        {items.some(({ records }) => records.length > 0) && (
          <p className={styles.quiet}>{t('goods.noStop')}</p>
        )}
      </div>
    </Section>
  );
}

function Item({ item, people }: { item: CloseItem; people: People }) {
  const t = useTranslator('operator/closes');
  const [asked, setAsked] = useState<'assign' | 'resolve' | null>(null);
  const { kind, money, count, records, assignedName, note, changedName, changedAt, end } = item;
  const close = () => setAsked(null);
  return (
    <div className={styles.form} data-item={kind}>
      <Note tone={end ? 'info' : assignedName === '' ? 'fail' : 'wait'}>
        {t(`kind.${kind}`, { count: count ?? 0 })} {money && <MoneyText money={money} />}
        <br />
        <small>{t('since', { day: item.foundOn })}</small>
      </Note>
      {item.reopened && <p>{t('reopened', item.reopened)}</p>}
      {records.length > 0 && <Goods records={records} count={count ?? 0} />}
      {assignedName !== '' && changedAt && (
        <p>
          <b>{assignedName}</b>: {note}{' '}
          <small>
            {changedName}, <DateTime at={changedAt} />
          </small>
        </p>
      )}
      {end && (
        <p>
          {t(`end.${end.kind}`, { name: end.name, note: end.note })}{' '}
          <small>
            <DateTime at={end.at} />
          </small>
        </p>
      )}
      {asked === 'assign' && <AssignItem item={item} people={people} onClose={close} />}
      {asked === 'resolve' && <ResolveItem item={item} onClose={close} />}
      {asked === null && end === null && (
        <div className={styles.buttons}>
          <Button size="xs" onClick={() => setAsked('assign')}>
            {t(assignedName === '' ? 'assign' : 'reassign')}
          </Button>
          <Button size="xs" onClick={() => setAsked('resolve')}>
            {t('resolve')}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Ends an item with what explains it. */
function ResolveItem({ item, onClose }: { item: CloseItem; onClose: () => void }) {
  const t = useTranslator('operator/closes');
  const resolve = useCommand(opsCloseResolve, { onDone: () => toast(t('resolved')) });
  return (
    <>
      <p className={styles.quiet}>{t('resolveHint')}</p>
      <ReasonForm
        call={opsCloseResolve}
        input={{ id: item.id, version: item.version }}
        label={t('resolution')}
        submit={t('resolve')}
        command={resolve}
        onBack={onClose}
      />
    </>
  );
}

/** Lots and orders that an item counts, each with the way to its order. */
function Goods({ records, count }: { records: CloseItem['records']; count: number }) {
  const t = useTranslator('operator/closes');
  const more = count - records.length;
  return (
    <ul className={styles.goods}>
      {records.map(({ orderId, orderNo, lotNo, expected, found }) => (
        <li key={lotNo ?? orderNo}>
          <Link to={`/ops/orders/${orderId}`}>
            {lotNo !== null && `${lotNo} · `}
            {orderNo}
          </Link>{' '}
          {t('goods.expected', { expected, found })}
        </li>
      ))}
      {more > 0 && <li>{t('goods.more', { count: more })}</li>}
    </ul>
  );
}

function AssignItem(props: { item: CloseItem; people: People; onClose: () => void }) {
  const { item, people, onClose } = props;
  const t = useTranslator('operator/closes');
  const [draft, setDraft] = useState({ to: item.assignedTo ?? '', note: item.note });
  const input = { id: item.id, version: item.version, ...draft };
  const { form, command } = useFormCommand(opsCloseAssign, input, {
    onDone: () => toast(t('assigned')),
  });
  return (
    <StepForm
      form={form}
      command={command}
      submit={t('assign')}
      onSubmit={() => command.mutate(input)}
      onBack={onClose}
    >
      <AssignFields
        form={form}
        people={people}
        labels={{ person: t('owner'), choose: t('choosePerson'), note: t('note') }}
        draft={draft}
        isNoteRequired
        onChange={setDraft}
      />
    </StepForm>
  );
}
