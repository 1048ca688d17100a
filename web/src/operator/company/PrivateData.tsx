import { useState } from 'react';
import { opsReveal } from '#contract/access/calls.ts';
import { ACCESS_REASON_MAX, type PrivateKind, privateKinds } from '#contract/access/constants.ts';
import type { PrivateFact } from '#contract/access/schemas.ts';
import { useCommand } from '#web/api/hooks.ts';
import { useForm, validateInput } from '#web/api/use-form.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { cx } from '#web/ui/class-names.ts';
import { DefinitionList } from '#web/ui/layout/DefinitionList.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import text from '#web/ui/text.module.css';
import { CommandDialog } from '#web/widgets/records/CommandDialog.tsx';
import styles from './company.module.css';
import { ReasonField } from './ReasonField.tsx';

const factNames = [
  'licence',
  'creditCode',
  'mobile',
  'landline',
  'contactName',
  'address',
  'skype',
  'whatsapp',
  'line',
] as const;
type FactName = (typeof factNames)[number];
const isFactName = (name: string): name is FactName =>
  (factNames as readonly string[]).includes(name);

/** Private data of an account, shown with a recorded reason and hidden again with the page. */
export function PrivateData({ accountId }: { accountId: string }) {
  const t = useTranslator('operator/company');
  return (
    <Section title={t('private')}>
      <p className={styles.note}>{t('privateText')}</p>
      {privateKinds.map((kind) => (
        <Kind key={`${accountId} ${kind}`} accountId={accountId} kind={kind} />
      ))}
    </Section>
  );
}

function Kind({ accountId, kind }: { accountId: string; kind: PrivateKind }) {
  const t = useTranslator('operator/company');
  const [facts, setFacts] = useState<readonly PrivateFact[] | null>(null);
  const [isAsking, setAsking] = useState(false);
  const name = t(`privateKind.${kind}`);
  return (
    <div className={styles.private}>
      <div className={cx(styles.privateHead, styles.hiding)}>
        <span>{name}</span>
        {facts === null ? (
          <>
            <span className={styles.dots} aria-hidden="true">
              ••••••
            </span>
            <Button size="xs" aria-label={`${t('show')}: ${name}`} onClick={() => setAsking(true)}>
              {t('show')}
            </Button>
          </>
        ) : (
          <Button size="xs" aria-label={`${t('hide')}: ${name}`} onClick={() => setFacts(null)}>
            {t('hide')}
          </Button>
        )}
      </div>
      {facts !== null && <Facts facts={facts} />}
      {isAsking && (
        <RevealDialog
          accountId={accountId}
          kind={kind}
          onClose={() => setAsking(false)}
          onRevealed={(revealed) => {
            setFacts(revealed);
            setAsking(false);
          }}
        />
      )}
    </div>
  );
}

function Facts({ facts }: { facts: readonly PrivateFact[] }) {
  const t = useTranslator('operator/company');
  if (facts.length === 0) return <p className={text.q}>{t('nothing')}</p>;
  return (
    <DefinitionList
      items={facts.map(({ name, value, link }, index) => ({
        key: `${index} ${name}`,
        term: isFactName(name) ? t(`fact.${name}`) : name,
        value:
          link === '' ? (
            <span translate="no">{value}</span>
          ) : (
            <a href={link} target="_blank" rel="noreferrer">
              {t('openFile')}
            </a>
          ),
      }))}
    />
  );
}

function RevealDialog(props: {
  accountId: string;
  kind: PrivateKind;
  onRevealed: (facts: readonly PrivateFact[]) => void;
  onClose: () => void;
}) {
  const { accountId, kind, onRevealed, onClose } = props;
  const t = useTranslator('operator/company');
  const [reason, setReason] = useState('');
  const input = { accountId, kind, reason };
  const form = useForm(input, validateInput(opsReveal, input));
  const reveal = useCommand(opsReveal, { changes: [], onDone: ({ facts }) => onRevealed(facts) });
  return (
    <CommandDialog
      title={t(`privateKind.${kind}`)}
      submit={t('show')}
      form={form}
      command={reveal}
      onSubmit={() => reveal.mutate(input)}
      onClose={onClose}
    >
      <p>{t('privateText')}</p>
      <ReasonField form={form} value={reason} maxLength={ACCESS_REASON_MAX} onChange={setReason} />
    </CommandDialog>
  );
}
