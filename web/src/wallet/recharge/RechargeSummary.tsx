import { parseDecimal, wire } from '#contract/money.ts';
import type { MoneyWire } from '#contract/money-schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/form/Checkbox.tsx';
import { DefinitionList } from '#web/ui/layout/DefinitionList.tsx';
import layout from '#web/ui/layout/layout.module.css';
import { Section } from '#web/ui/layout/Section.tsx';
import { Note } from '#web/ui/Note.tsx';
import { MoneyText, useMoneyText } from '#web/widgets/money/MoneyText.tsx';
import { balanceAfter } from './recharge-form.ts';
import type { Recharge } from './use-recharge.ts';

/** The sums and the effect of a recharge, with the button that sends it below. */
export function RechargeSummary({ recharge }: { recharge: Recharge }) {
  const t = useTranslator('wallet');
  const moneyText = useMoneyText();
  const { transfer, refused } = recharge;
  return (
    <Section title={t('apply.title')} className={layout.stackWide}>
      <Sums recharge={recharge} />
      <p>
        <Effect recharge={recharge} />
      </p>
      {transfer.difference !== 0n && !transfer.isRest && <Difference recharge={recharge} />}
      {refused && <Note tone="fail">{refused}</Note>}
      <Button type="submit" variant="primary" size="md" block loading={recharge.isBusy}>
        {transfer.money
          ? t('apply.submit', { amount: moneyText(transfer.money) })
          : t('apply.submitEmpty')}
      </Button>
    </Section>
  );
}

/** Shows the order's sum, the balance, the transfer, and the balance after it. */
function Sums({ recharge }: { recharge: Recharge }) {
  const t = useTranslator('wallet');
  const { orderId, order, wallet, transfer } = recharge;
  const need = order?.sums.total;
  const after =
    wallet && transfer.amount !== null
      ? balanceAfter(
          parseDecimal(wallet.balance.amount, 2) + transfer.amount,
          transfer.difference < 0n ? undefined : need,
        )
      : null;
  const row = (key: string, term: string, money: MoneyWire | null | undefined) =>
    money ? [{ key, term, value: <MoneyText money={money} /> }] : [];
  return (
    <DefinitionList
      sum
      items={[
        ...row('need', t('apply.need'), need),
        ...row('now', t('available'), wallet?.balance),
        ...row('transfer', t('apply.from'), orderId === undefined ? null : transfer.money),
        ...row('after', t('apply.after'), after === null ? null : wire(after)).map((one) => ({
          ...one,
          total: true,
        })),
      ]}
    />
  );
}

/** Says what the transfer does once it is confirmed. */
function Effect({ recharge }: { recharge: Recharge }) {
  const t = useTranslator('wallet');
  const moneyText = useMoneyText();
  const { difference, isRest, money } = recharge.transfer;
  if (isRest) return t('apply.completes');
  if (recharge.orderId) return difference >= 0n && t('apply.consequenceOrder');
  return money && t('apply.consequence', { amount: moneyText(money) });
}

/** Says by how much the amount differs from the order's sum, and asks to confirm it. */
function Difference({ recharge }: { recharge: Recharge }) {
  const t = useTranslator('wallet');
  const moneyText = useMoneyText();
  const { confirmation } = recharge;
  const { difference } = recharge.transfer;
  return (
    <Note tone="wait">
      {t(difference < 0n ? 'apply.short' : 'apply.over', {
        amount: moneyText(wire(difference < 0n ? -difference : difference)),
      })}
      <Checkbox
        checked={!confirmation.isNeeded}
        aria-invalid={confirmation.isMissing || undefined}
        onChange={confirmation.confirm}
      >
        {t('apply.differs')}
      </Checkbox>
      {confirmation.isMissing && <p role="alert">{t('apply.needTick')}</p>}
    </Note>
  );
}
