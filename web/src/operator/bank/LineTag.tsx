import type { BankLine } from '#contract/bank/line-schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Tag } from '#web/ui/Tag.tsx';

/** How a line stands: matched, waiting, proposed, of a third party, or open. */
export function LineTag({ line }: { line: BankLine }) {
  const t = useTranslator('operator/bank');
  if (line.return) {
    const isPaid = line.return.state === 'completed';
    const tone = line.return.state === 'returned' ? 'fail' : isPaid ? 'none' : 'wait';
    return <Tag tone={tone}>{t(isPaid ? 'tag.paidBack' : 'tag.goingBack')}</Tag>;
  }
  if (line.state === 'matched') {
    const isBooked = line.match?.items.every(({ booked }) => booked) ?? true;
    return (
      <Tag tone={isBooked ? 'pass' : 'wait'}>{t(isBooked ? 'tag.matched' : 'tag.notBooked')}</Tag>
    );
  }
  if (line.approval) return <Tag tone="wait">{t('tag.second')}</Tag>;
  if (line.suggestion?.thirdParty) return <Tag tone="fail">{t('tag.thirdParty')}</Tag>;
  if (line.suggestion?.certain) return <Tag tone="ink">{t('tag.certain')}</Tag>;
  if (line.suggestion) return <Tag>{t('tag.proposed')}</Tag>;
  return <Tag tone="wait">{t('tag.open')}</Tag>;
}
