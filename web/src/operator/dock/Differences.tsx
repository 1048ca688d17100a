import { compareDateCode } from '#contract/dock/lots.ts';
import type { OrderLine } from '#contract/orders/line-schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Note } from '#web/ui/Note.tsx';
import { Section } from '#web/ui/Section.tsx';
import styles from './dock.module.css';
import { countedOf, expectedOf, type Pack } from './packs.ts';

/** How the count stands to the order, as both parties will read it. */
export function Differences({
  lines,
  packs,
}: {
  lines: readonly OrderLine[];
  packs: readonly Pack[];
}) {
  const t = useTranslator('operator/dock');
  const said = lines.flatMap((line): string[] => {
    const { mpn, dateCode: agreed } = line;
    const by = countedOf(packs, line.id) - expectedOf(line).expected;
    const codes = packs
      .filter((pack) => pack.lineId === line.id)
      .map(({ dateCode }) => dateCode)
      .filter((code) => compareDateCode(agreed, code) === 'differs');
    return [
      ...(by === 0
        ? []
        : [t(by < 0 ? 'difference.short' : 'difference.over', { mpn, count: Math.abs(by) })]),
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
