import type { OrderView } from '#contract/orders/view-schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { CopyButton } from '#web/ui/CopyButton.tsx';
import { DefinitionList } from '#web/ui/layout/DefinitionList.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { Tag } from '#web/ui/Tag.tsx';
import styles from './OrderFacts.module.css';

/** The version of the terms in force: its fingerprint, who pays tests and service, who has agreed. */
export function OrderTerms({ order }: { order: OrderView }) {
  const t = useTranslator('order-parts');
  const words = useTranslator('widgets');
  const format = useFormat();
  const { terms } = order;
  if (terms === null) return null;
  const agreed = (side: 'buyer' | 'seller') => (
    <Tag tone={terms.agreedBy.includes(side) ? 'pass' : 'wait'}>
      {t(terms.agreedBy.includes(side) ? 'terms.agreed' : 'terms.waiting')}
    </Tag>
  );
  const pays = (payer: typeof terms.testsOnPass) => t('terms.pays', { payer: t(`payer.${payer}`) });
  return (
    <Section title={t('terms.title')} aside={t('terms.version', { number: terms.number })}>
      <DefinitionList
        items={[
          {
            key: 'hash',
            term: t('terms.hash'),
            value: (
              <span className={styles.mono} translate="no" title={terms.hash}>
                {terms.hash.slice(0, 16)}…{' '}
                <span className={styles.copy}>
                  <CopyButton text={terms.hash} />
                </span>
              </span>
            ),
          },
          { key: 'pass', term: t('terms.onPass'), value: pays(terms.testsOnPass) },
          { key: 'fail', term: t('terms.onFail'), value: pays(terms.testsOnFail) },
          ...(order.kind === 'agent'
            ? [{ key: 'service', term: t('terms.service'), value: pays(terms.serviceBy) }]
            : []),
          ...(terms.freeCancellation.length > 0
            ? [
                {
                  key: 'cancellation',
                  term: t('terms.cancellation'),
                  value: t('terms.cancelFree', {
                    states: terms.freeCancellation
                      .map((state) => words(`state.${state}`))
                      .join(t('inspection.join')),
                  }),
                },
              ]
            : []),
          { key: 'buyer', term: t('actor.buyer'), value: agreed('buyer') },
          { key: 'seller', term: t('actor.seller'), value: agreed('seller') },
        ]}
      />
      <p className={styles.note}>
        {terms.inForceAt === null
          ? t('terms.open', { time: format.prose(terms.at) })
          : t('terms.history', { time: format.prose(terms.inForceAt) })}
        {t.lang === 'zh' ? '。' : '. '}
        {t('terms.explain')}
      </p>
    </Section>
  );
}
