import type { ClaimView } from '#contract/claims/claim-schemas.ts';
import type { ClaimState } from '#contract/claims/table.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { DefinitionList } from '#web/ui/DefinitionList.tsx';
import { Section } from '#web/ui/Section.tsx';
import { MoneyText } from '#web/widgets/MoneyText.tsx';
import { Quantity } from '#web/widgets/Quantity.tsx';
import styles from './claims.module.css';

const deadlines = ['answer', 'negotiate', 'rule', 'ship', 'count', 'forward'] as const;

/** The deadline that runs in each state; none where nothing is to be done any more. */
const deadlineOf: Readonly<Record<ClaimState, (typeof deadlines)[number] | null>> = {
  applied: 'answer',
  refused: 'negotiate',
  negotiating: 'negotiate',
  arbitrating: 'rule',
  returnAuthorised: 'ship',
  returning: 'count',
  returned: 'count',
  replacing: 'forward',
  refunded: 'forward',
  replaced: 'forward',
  compensated: null,
  rejected: 'forward',
  withdrawn: null,
};

/** The times of a claim, the one that runs now marked. */
export function ClaimDeadlines({ view }: { view: ClaimView }) {
  const t = useTranslator('claims');
  const now = view.due === null ? null : deadlineOf[view.state];
  return (
    <Section title={t('deadlines.title')} aside={t('deadlines.aside')}>
      <ul className={styles.steps}>
        {deadlines.map((one) => (
          <li key={one} data-now={one === now || undefined}>
            {t(`deadlines.${one}`)}
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Where the delivered pieces are; the lines add up to what was delivered. */
function piecesOf({ settlement, claimed, count, back, forwarded, ...view }: ClaimView) {
  const goesBack = ['withdrawn', 'rejected', 'compensated'].includes(view.state) && back === null;
  const toReturn = goesBack ? 0 : (settlement ?? claimed).returnPieces;
  const counted = Math.min(count?.pieces ?? 0, toReturn);
  const left = forwarded !== null || view.quarantinedAt !== null;
  return {
    kept: view.delivered - view.quantity,
    stay: view.quantity - toReturn,
    toReturn: back === null ? toReturn : 0,
    way: back !== null && count === null ? toReturn : 0,
    missing: count === null ? 0 : toReturn - counted,
    dock: left ? 0 : counted,
    gone: forwarded === null ? 0 : counted,
    quarantine: view.quarantinedAt === null ? 0 : counted,
  };
}

export function ClaimPieces({ view }: { view: ClaimView }) {
  const t = useTranslator('claims');
  const pieces = piecesOf(view);
  const keys = Object.keys(pieces) as (keyof typeof pieces)[];
  return (
    <Section title={t('pieces.title')} aside={<span translate="no">{view.mpn}</span>}>
      <DefinitionList
        sum
        items={[
          ...keys
            .filter((key) => pieces[key] > 0 || key === 'kept')
            .map((key) => ({
              key,
              term: t(`pieces.${key}`),
              value: <Quantity count={pieces[key]} bare />,
            })),
          {
            key: 'total',
            term: t('pieces.total'),
            value: <Quantity count={view.delivered} bare />,
            total: true,
          },
        ]}
      />
    </Section>
  );
}

const isSomeAmount = ({ amount }: { readonly amount: string }): boolean => /[1-9]/.test(amount);

/** Amounts set aside, paid and owed. */
export function ClaimMoney({ view }: { view: ClaimView }) {
  const t = useTranslator('claims');
  const { held, paid, owed } = view.money;
  return (
    <Section title={t('money.title')} aside={<span translate="no">USD</span>}>
      <DefinitionList
        sum
        items={[
          {
            key: 'held',
            term: t('money.held'),
            value: <MoneyText money={held} held={isSomeAmount(held)} bare />,
          },
          ...(isSomeAmount(owed)
            ? [{ key: 'owed', term: t('money.owed'), value: <MoneyText money={owed} bare /> }]
            : []),
          {
            key: 'paid',
            term: t('money.paid'),
            value: <MoneyText money={paid} bare />,
            total: true,
          },
        ]}
      />
      <p className={styles.quiet}>{t('money.note')}</p>
    </Section>
  );
}
