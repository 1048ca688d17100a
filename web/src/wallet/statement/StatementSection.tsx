import { useState } from 'react';
import {
  type StatementFormat,
  statementFormats,
  walletStatement,
} from '#contract/statements/calls.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { validateInput } from '#web/api/use-form.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Field } from '#web/ui/form/Field.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { Icon } from '#web/ui/icon/Icon.tsx';
import { DefinitionList } from '#web/ui/layout/DefinitionList.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { SkeletonLines } from '#web/ui/Skeleton.tsx';
import { MoneyText } from '#web/widgets/money/MoneyText.tsx';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import styles from './statement.module.css';

const SHANGHAI_MS = 8 * 3_600_000;
const MONTH_DAYS = 30;
const DAY_MS = 86_400_000;

/** A day of GMT+8 so many days ago. */
const dayAgo = (days: number): string =>
  new Date(Date.now() + SHANGHAI_MS - days * DAY_MS).toISOString().slice(0, 10);

const formatNames: Record<StatementFormat, string> = { pdf: 'PDF', csv: 'CSV', xlsx: 'XLSX' };

/** A statement of the available balance: opening, in, out, closing, and its files. */
export function StatementSection() {
  const t = useTranslator('wallet/statement');
  const [range, setRange] = useState(() => ({ from: dayAgo(MONTH_DAYS), to: dayAgo(0) }));
  const violations = validateInput(walletStatement, range);
  const isRight = Object.keys(violations).length === 0;
  const read = useCallQuery(walletStatement, range, { previous: true, enabled: isRight });
  const one = isRight ? read.data : undefined;
  return (
    <Section title={t('title')}>
      <div className={styles.range}>
        {(['from', 'to'] as const).map((field) => (
          <Field
            key={field}
            label={t(field)}
            error={violations[field] === undefined ? undefined : t('wrongRange')}
          >
            <TextInput
              type="date"
              name={field}
              value={range[field]}
              max={dayAgo(0)}
              onChange={(day) => setRange((before) => ({ ...before, [field]: day }))}
            />
          </Field>
        ))}
      </div>
      <FailNote error={read.error} again={() => read.refetch()} />
      {isRight && read.isPending && <SkeletonLines label={t('title')} lines={4} />}
      {one && (
        <>
          <DefinitionList
            sum
            items={[
              { key: 'opening', term: t('opening'), value: <MoneyText money={one.opening} /> },
              { key: 'incoming', term: t('incoming'), value: <MoneyText money={one.incoming} /> },
              { key: 'outgoing', term: t('outgoing'), value: <MoneyText money={one.outgoing} /> },
              {
                key: 'closing',
                term: t('closing', { count: one.count }),
                value: <MoneyText money={one.closing} />,
                total: true,
              },
            ]}
          />
          <p className={styles.files}>
            {statementFormats.map((format) => (
              <a key={format} href={one.files[format]} download>
                <Icon name="download" /> {formatNames[format]}
              </a>
            ))}
          </p>
        </>
      )}
    </Section>
  );
}
