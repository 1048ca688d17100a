import { useState } from 'react';
import { opsSettlementPass, opsSettlementReject } from '#contract/onboarding/calls.ts';
import type { Review } from '#contract/onboarding/schemas.ts';
import { useCommand } from '#web/api/hooks.ts';
import { useForm, validateInput } from '#web/api/use-form.ts';
import { useFormCommand } from '#web/api/use-form-command.ts';
import { formatStamp } from '#web/i18n/format.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/form/Field.tsx';
import { TextArea } from '#web/ui/form/TextArea.tsx';
import { useDraft } from '#web/ui/form/use-draft.ts';
import { Section } from '#web/ui/layout/Section.tsx';
import { TimeLine } from '#web/ui/layout/TimeLine.tsx';
import { Note } from '#web/ui/Note.tsx';
import { Drawer } from '#web/ui/overlay/Drawer.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { WorkBar } from '#web/widgets/claims/WorkBar.tsx';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import { type Check, CheckList } from '../money/CheckList.tsx';
import { AddressChanges } from './AddressChanges.tsx';
import { type Changes, CompanyFacts } from './CompanyFacts.tsx';
import { type CompanyField, companyFields, modelPlace } from './company-fields.ts';
import { SettlementTag } from './SettlementTag.tsx';
import styles from './settlements.module.css';

const NONE: Changes = {};
const WAIVER_MAX = 200;

/** A seller's settlement under review: what was sent in, what checks out, pass or ask for changes. */
export function ReviewDrawer(props: { review: Review; mayDecide: boolean; onClose: () => void }) {
  const { review, onClose } = props;
  const t = useTranslator('operator/settlements');
  const [changes, setChanges, forget] = useDraft<Changes>(
    `ops-settlement:${review.accountId}:${review.version}`,
    NONE,
  );
  const { accountId, version, company, state } = review;
  const name = company.companyNameCn || company.companyNameEn || review.email;
  const done = (text: string) => {
    forget();
    toast(text);
    onClose();
  };
  const [depositWaiver, setWaiver] = useDraft(`ops-waiver:${accountId}:${version}`, '');
  const passing = { accountId, version, depositWaiver };
  const passForm = useForm(passing, validateInput(opsSettlementPass, passing));
  const pass = useCommand(opsSettlementPass, {
    onDone: () => done(t('passed', { name })),
    onFail: (error) => passForm.refuse(error),
  });
  const list = Object.entries(changes).map(([field, note]) => ({ field, note }));
  const input = { accountId, version, changes: list };
  const { form, command: reject } = useFormCommand(opsSettlementReject, input, {
    onDone: () => done(t('rejected', { name })),
  });
  const open = state === 'submitted' && props.mayDecide && !review.staffIsParty;
  const busy = pass.isPending || reject.isPending;
  const errorOf = (field: string) => {
    const index = list.findIndex((one) => one.field === field);
    return index === -1 ? undefined : form.error(`changes.${index}.note`);
  };
  return (
    <Drawer
      open
      busy={busy}
      onClose={onClose}
      title={name}
      aside={<SettlementTag state={state} />}
      footer={
        open && (
          <>
            <Button
              variant="danger"
              loading={reject.isPending}
              disabled={list.length === 0 || pass.isPending}
              onClick={() => form.ready() && reject.mutate(input)}
            >
              {t('reject', { count: list.length })}
            </Button>
            <span className={styles.hint}>{t(list.length === 0 ? 'markHint' : 'unmarkHint')}</span>
            <span className={styles.push}>
              <Button
                variant="primary"
                loading={pass.isPending}
                disabled={list.length > 0 || reject.isPending}
                onClick={() => passForm.ready() && pass.mutate(passing)}
              >
                {t('pass')}
              </Button>
            </span>
          </>
        )
      }
    >
      <WorkBar record="settlement" no={review.company.creditCode} />
      <AddressChanges review={review} mayDecide={props.mayDecide} onDone={done} />
      <form
        ref={form.frame}
        className={styles.drawer}
        noValidate
        onSubmit={(event) => event.preventDefault()}
      >
        <FailNote error={pass.error ?? reject.error} />
        {state === 'submitted' && review.staffIsParty && <Note tone="wait">{t('own')}</Note>}
        {review.changed.length > 0 && <Note>{t('again', { count: review.changed.length })}</Note>}
        <Checks review={review} />
        {open && !review.checks.deposit && (
          <Field label={t('waiver')} hint={t('waiverHint')} error={passForm.error('depositWaiver')}>
            <TextArea
              value={depositWaiver}
              maxLength={WAIVER_MAX}
              rows={2}
              counted
              onChange={setWaiver}
              onBlur={passForm.left('depositWaiver')}
            />
          </Field>
        )}
        {review.depositWaiver !== '' && (
          <Note>{t('waived', { reason: review.depositWaiver })}</Note>
        )}
        <CompanyFacts
          review={review}
          changes={open ? changes : undefined}
          onChanges={open ? setChanges : undefined}
          error={errorOf}
        />
        <History review={review} />
      </form>
    </Drawer>
  );
}

/** Shows the automatic checks. */
function Checks({ review }: { review: Review }) {
  const t = useTranslator('operator/settlements');
  const { checks } = review;
  const judged = (ok: boolean): Check['tone'] => (ok ? 'pass' : 'wait');
  const known = checks.models.filter((one) => one.known).length;
  const unknown = checks.models.filter((one) => !one.known).map((one) => one.model);
  const lines: Check[] = [
    checks.creditCode === null
      ? { key: 'code', tone: 'info', text: t('check.codeAbroad') }
      : {
          key: 'code',
          tone: judged(checks.creditCode),
          text: t(checks.creditCode ? 'check.code' : 'check.codeWrong'),
        },
    {
      key: 'mobile',
      tone: judged(checks.mobile),
      text: t(checks.mobile ? 'check.mobile' : 'check.mobileWrong'),
    },
    {
      key: 'mobileVerified',
      tone: judged(checks.mobileVerified),
      text: t(`check.${checks.mobileVerified ? 'phone' : 'phoneMissing'}`),
    },
    {
      key: 'website',
      tone: judged(checks.website),
      text: t(checks.website ? 'check.website' : 'check.websiteWrong'),
    },
    {
      key: 'models',
      tone: judged(unknown.length === 0),
      text:
        unknown.length === 0
          ? t('check.models', { count: known })
          : t('check.modelsUnknown', { models: unknown.join(', ') }),
    },
    {
      key: 'same',
      tone: judged(checks.sameCreditCode === 0),
      text:
        checks.sameCreditCode === 0
          ? t('check.alone')
          : t('check.same', { count: checks.sameCreditCode }),
    },
    {
      key: 'deposit',
      tone: judged(checks.deposit),
      text: t(checks.deposit ? 'check.deposit' : 'check.depositMissing'),
    },
  ];
  return (
    <Section title={t('checks')} aside={t('checksAside')}>
      <CheckList checks={lines} />
    </Section>
  );
}

const allFields: readonly string[] = Object.values(companyFields).flat();

function History({ review }: { review: Review }) {
  const t = useTranslator('operator/settlements');
  const [all, setAll] = useState(false);
  const rows = [...review.history].reverse();
  if (rows.length === 0) return null;
  const fieldName = (field: string) => {
    const place = modelPlace(field);
    if (place !== null) return t('model', { at: place });
    return allFields.includes(field) ? t(`field.${field as CompanyField}`) : field;
  };
  return (
    <Section title={t('history')} aside="GMT+8">
      <TimeLine
        label={t('history')}
        rows={(all ? rows : rows.slice(0, 5)).map((row, index) => ({
          key: `${rows.length - index}`,
          time: row.at,
          formattedTime: formatStamp(row.at),
          actor: row.by,
          what: (
            <>
              {t(`event.${row.event}`)}
              {row.changes.map((change) => (
                <div key={change.field} className={styles.quiet}>
                  {fieldName(change.field)}: {change.note}
                </div>
              ))}
            </>
          ),
        }))}
      />
      {rows.length > 5 && !all && (
        <Button size="xs" variant="text" onClick={() => setAll(true)}>
          {t('allHistory')}
        </Button>
      )}
    </Section>
  );
}
