import { compareDateCode } from '#contract/dock/lots.ts';
import type { OrderLine } from '#contract/orders/line-schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Section } from '#web/ui/layout/Section.tsx';
import { Note } from '#web/ui/Note.tsx';
import { type CountDifference, differenceOf } from './difference.ts';
import styles from './dock.module.css';
import { countedOf, type Pack } from './packs.ts';

/** Returns a function for the sentences about the money that follows from a difference of a line. */
export function useDifferencePrices() {
  const t = useTranslator('operator/dock');
  const format = useFormat();
  return ({ mpn }: Pick<OrderLine, 'mpn'>, difference: CountDifference | null): string[] => {
    const { missing, extra } = difference ?? {};
    return [
      ...(missing
        ? [
            t('difference.missing', {
              mpn,
              count: missing.pieces,
              money: format.money(missing.price),
            }),
          ]
        : []),
      ...(extra
        ? [
            t('difference.extra', {
              mpn,
              count: extra.pieces,
              money: format.money(extra.linePrice),
            }),
          ]
        : []),
    ];
  };
}

/** How the count stands to the order, as both parties will read it. */
export function Differences({
  lines,
  packs,
}: {
  lines: readonly OrderLine[];
  packs: readonly Pack[];
}) {
  const t = useTranslator('operator/dock');
  const pricesOf = useDifferencePrices();
  const said = lines.flatMap((line): string[] => {
    const { mpn, dateCode: agreed } = line;
    const difference = differenceOf(line, countedOf(packs, line.id));
    const by = difference?.declared ?? 0;
    const codes = packs
      .filter((pack) => pack.lineId === line.id)
      .map(({ dateCode }) => dateCode)
      .filter((code) => compareDateCode(agreed, code) === 'differs');
    return [
      ...(by === 0
        ? []
        : [t(by < 0 ? 'difference.short' : 'difference.over', { mpn, count: Math.abs(by) })]),
      ...pricesOf(line, difference),
      ...[...new Set(codes)].map((code) => t('difference.dateCode', { mpn, code, agreed })),
    ];
  });
  return (
    <Section title={t('difference.title')} aside={t('difference.told')}>
      {packs.length > 0 && said.length === 0 && <Note tone="pass">{t('difference.none')}</Note>}
      {packs.length > 0 && said.length > 0 && (
        <Note tone="wait">
          {said.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </Note>
      )}
      {packs.length === 0 && <p className={styles.quiet}>{t('lots.none')}</p>}
    </Section>
  );
}
