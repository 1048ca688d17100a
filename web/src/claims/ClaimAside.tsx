import type { ClaimView } from '#contract/claims/claim-schemas.ts';
import type { ClaimState } from '#contract/claims/table.ts';
import type { MoneyWire } from '#contract/money-schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { DefinitionList } from '#web/ui/layout/DefinitionList.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { MoneyText } from '#web/widgets/money/MoneyText.tsx';
import { Quantity } from '#web/widgets/parts/Quantity.tsx';
import styles from './claims.module.css';
import { escrowOfReplacement, paidInAll } from './money.ts';
import { piecesOf } from './pieces.ts';
import { hasSurplus, isWithheld } from './track.ts';

const dealing = ['answer', 'negotiate', 'rule'] as const;
const returning = ['ship', 'dock', 'count', 'forward'] as const;
type DeadlineKey =
  | (typeof dealing)[number]
  | (typeof returning)[number]
  | 'decide'
  | 'short'
  | 'rest'
  | 'forwardBuyer'
  | 'surplus'
  | 'quarantine';

/** The deadline that runs in each state; none where nothing is to be done any more. */
const deadlineOf: Readonly<Record<ClaimState, (view: ClaimView) => DeadlineKey | null>> = {
  applied: () => 'answer',
  refused: () => 'decide',
  negotiating: () => 'negotiate',
  arbitrating: () => 'rule',
  returnAuthorised: () => 'ship',
  returning: () => 'dock',
  returned: () => 'short',
  replacing: goodsOf,
  refunded: paidGoodsOf,
  replaced: goodsOf,
  compensated: paidGoodsOf,
  rejected: () => 'forwardBuyer',
  withdrawn: () => null,
};

function goodsOf(view: ClaimView): DeadlineKey {
  if (view.reason === 'counterfeit' && view.quarantinedAt === null) return 'quarantine';
  if (hasSurplus(view)) return 'surplus';
  return view.reason === 'counterfeit' ? 'quarantine' : 'forward';
}

/** The seller pays what it owes before goods go on to it. */
function paidGoodsOf(view: ClaimView): DeadlineKey {
  return view.due?.on.includes('seller') ? 'rest' : goodsOf(view);
}

/** Returns whether goods that leave the dock by a deadline are there. */
const isAtDock = (view: ClaimView, key: DeadlineKey): boolean =>
  key === 'surplus'
    ? hasSurplus(view)
    : (view.count?.pieces ?? 0) > 0 && view.forwarded === null && view.quarantinedAt === null;

/** The deadlines that may follow on the one that runs. */
function laterThan(now: DeadlineKey, view: ClaimView): DeadlineKey[] {
  const goods = (view.settlement ?? view.offer ?? view.claimed).returnPieces > 0;
  const after: readonly DeadlineKey[] = [
    ...(view.back === null && view.settlement === null ? dealing : []),
    ...(goods ? [...returning.filter((one) => one !== 'forward'), goodsOf(view)] : []),
  ];
  // Pieces beyond what was agreed go back first; the others follow.
  if (now === 'surplus') {
    const isAtDock = view.forwarded === null && view.quarantinedAt === null;
    return isAtDock ? [...(isWithheld(view) ? (['rest'] as const) : []), 'forward'] : [];
  }
  if (now === 'decide') return after.slice(after.indexOf('negotiate'));
  // The dock does meanwhile whatever needs no payment.
  if (now === 'rest') {
    const first = [goodsOf(view)].filter((one) => one !== 'forward' && isAtDock(view, one));
    return isWithheld(view) ? [...first, 'forward'] : first;
  }
  if (now === 'short') return [goodsOf(view)];
  return after.includes(now) ? after.slice(after.indexOf(now) + 1) : [];
}

/** The deadline that runs, with its time, and those that follow it. */
export function ClaimDeadlines({ view }: { view: ClaimView }) {
  const t = useTranslator('claims');
  const format = useFormat();
  const { due } = view;
  const now = deadlineOf[view.state](view);
  if (due === null || now === null) return null;
  return (
    <Section title={t('deadlines.title')} aside={t('deadlines.aside')}>
      <ul className={styles.steps}>
        <li data-now>
          {t(`deadlines.${now}`)}
          {due.at && <span>{format.prose(due.at, { weekday: false })}</span>}
        </li>
        {laterThan(now, view).map((one) => (
          <li key={one}>{t(`deadlines.${one}`)}</li>
        ))}
      </ul>
    </Section>
  );
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
  const { held, uncovered, owed } = view.money;
  const escrow = escrowOfReplacement(view);
  const isInEscrow = isSomeAmount(escrow);
  const row = (key: 'uncovered' | 'owed' | 'refunded' | 'covered', money?: MoneyWire) =>
    money && isSomeAmount(money)
      ? [{ key, term: t(`money.${key}`), value: <MoneyText money={money} bare /> }]
      : [];
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
          ...row('uncovered', uncovered),
          ...(isInEscrow
            ? [
                {
                  key: 'order',
                  term: t('money.inOrder'),
                  value: <MoneyText money={escrow} held bare />,
                },
              ]
            : []),
          ...row('owed', owed),
          ...row('refunded', view.replacement?.refunded),
          ...row('covered', view.replacement?.covered),
          {
            key: 'paid',
            term: t('money.paid'),
            value: <MoneyText money={paidInAll(view)} bare />,
            total: true,
          },
        ]}
      />
      <p className={styles.quiet}>{t('money.note')}</p>
    </Section>
  );
}
