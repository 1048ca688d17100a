import { useTranslator } from '#web/i18n/translator.ts';
import { writeMessage } from '#web/order-parts/OrderThread.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import text from '#web/ui/text.module.css';

/** Where a party reaches support about this order. */
export function OrderSupport() {
  const t = useTranslator('order-parts');
  return (
    <Section title={t('support.title')}>
      <p>{t('support.text')}</p>
      <p className={`${text.q} ${text.s12}`}>{t('support.hours')}</p>
      <p style={{ marginTop: 8 }}>
        <Button icon="talk" onClick={writeMessage}>
          {t('support.write')}
        </Button>
      </p>
    </Section>
  );
}
