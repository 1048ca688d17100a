import { useTranslator } from '../../i18n/translator.ts';
import { Tag } from '../../ui/Tag.tsx';
import { useMoneyText } from '../money/MoneyText.tsx';

/** Money in escrow; nothing where nothing is held. */
export function HeldTag({ held }: { held: { amount: string; currency: string } }) {
  const t = useTranslator('widgets');
  const text = useMoneyText();
  if (!/[1-9]/.test(held.amount)) return null;
  return <Tag tone="held">{t('heldTag', { money: text(held) })}</Tag>;
}
