import { opsBankClose } from '#contract/bank/calls.ts';
import { closeParts, EXPLAINED_WHOLE } from '#contract/bank/constants.ts';
import type { Output } from '#contract/call.ts';
import { negate } from '#contract/money.ts';
import type { Currency } from '#contract/money-schemas.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Section } from '#web/ui/layout/Section.tsx';
import { Note } from '#web/ui/Note.tsx';
import { MoneyText } from '#web/widgets/money/MoneyText.tsx';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import styles from './bank.module.css';

type Close = Output<typeof opsBankClose>;

const parts = [...closeParts, 'unlisted'] as const;

/** The close of a currency: the bank beside the books, and what stops payout files. */
export function CloseSection({ currency }: { currency: Currency }) {
  const read = useCallQuery(opsBankClose, { currency });
  if (!read.data) return <FailNote error={read.error} again={() => read.refetch()} />;
  if (read.data.closedOn === null) return null;
  return <Figures close={read.data} />;
}

function Figures({ close }: { close: Close }) {
  const t = useTranslator('operator/bank');
  const format = useFormat();
  const { closedOn, difference, stops, explained, unowned } = close;
  const share = format.percent(explained / EXPLAINED_WHOLE, 1);
  return (
    <Section
      title={t('close.title', { day: closedOn ?? '' })}
      aside={
        unowned > 0 ? t('close.explained', { share, count: unowned }) : t('close.all', { share })
      }
    >
      <dl className={styles.close}>
        <div>
          <dt>{t('close.bank')}</dt>
          <dd>
            <MoneyText money={close.bank} bare />
          </dd>
        </div>
        {parts.map((part, index) => (
          <div key={part}>
            <dt>
              <span aria-hidden>{index === 0 ? '=' : '+'}</span> {t(`close.${part}`)}
            </dt>
            <dd>
              <MoneyText money={part === 'unlisted' ? negate(close[part]) : close[part]} bare />
            </dd>
          </div>
        ))}
        <div className={/[1-9]/.test(difference.amount) ? styles.bad : styles.good}>
          <dt>{t('difference')}</dt>
          <dd>
            <MoneyText money={difference} />
          </dd>
        </div>
      </dl>
      {stops.length === 0 ? (
        <Note tone="pass">{t('close.sound')}</Note>
      ) : (
        <Note tone="fail">
          {t('close.stopped')} {stops.map((stop) => t(`close.stop.${stop}`)).join(' ')}
        </Note>
      )}
    </Section>
  );
}
