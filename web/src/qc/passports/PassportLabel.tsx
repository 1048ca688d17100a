import type { PassportView } from '#contract/passports/schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Button } from '#web/ui/Button.tsx';
import { CopyButton } from '#web/ui/CopyButton.tsx';
import layout from '#web/ui/layout/layout.module.css';
import { Section } from '#web/ui/layout/Section.tsx';
import QrCode from '#web/widgets/QrCode.tsx';
import styles from './passport.module.css';

/** The label of a lot as it is printed; on paper it stands alone. */
export default function PassportLabel({ passport }: { passport: PassportView }) {
  const t = useTranslator('qc/passports');
  const format = useFormat();
  const { no, url, mpn, manufacturer, dateCode, lotCode, pieces } = passport;
  return (
    <Section title={t('label')} aside={t('labelLead')} className={styles.printed}>
      <div className={styles.label}>
        <div translate="no">
          <h3>{no}</h3>
          <p>{mpn}</p>
          <p>{manufacturer}</p>
          <p>{[dateCode, lotCode].filter(Boolean).join(' · ')}</p>
          <p>{t('labelPieces', { count: format.number(pieces.left) })}</p>
        </div>
        <QrCode text={url} />
      </div>
      <p className={layout.wrapRow}>
        <Button onClick={() => window.print()}>{t('print')}</Button>
        <CopyButton text={url} label={t('copy')} />
      </p>
    </Section>
  );
}
