import { useWords } from '#web/i18n/words.ts';
import { PartySquare } from '#web/parts/PartySquare.tsx';
import { Section } from '#web/ui/Section.tsx';
import styles from './OrderSteps.module.css';

const steps = [
  { key: 'order', by: ['buyer'] },
  { key: 'pay', by: ['buyer'] },
  { key: 'ship', by: ['seller'] },
  { key: 'inspect', by: ['assay'] },
  { key: 'both', by: ['buyer', 'seller'] },
  { key: 'release', by: ['assay'] },
] as const;

/** Who does what, from the first search to released money. */
export function OrderSteps() {
  const t = useWords('content');
  return (
    <Section title={t('steps.title')}>
      <ol className={styles.steps}>
        {steps.map(({ key, by }, at) => (
          <li key={key}>
            <span className={styles.no} aria-hidden="true">
              {at + 1}
            </span>
            <span className={styles.who}>
              {by.map((party) => (
                <PartySquare key={party} party={party}>
                  {t(`steps.${party}`)}
                </PartySquare>
              ))}
            </span>
            <p>{t(`steps.${key}`)}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
