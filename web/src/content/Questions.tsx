import { useTranslator } from '#web/i18n/translator.ts';
import { Section } from '#web/ui/layout/Section.tsx';
import styles from './Story.module.css';

export interface Question {
  readonly key: string;
  readonly q: string;
  readonly a: string;
}

/** Questions and their answers, all open: they are read, searched and printed. */
export function Questions({ questions }: { questions: readonly Question[] }) {
  const t = useTranslator('content');
  return (
    <Section title={t('common.questions')}>
      <div className={styles.questions}>
        {questions.map(({ key, q, a }) => (
          <div key={key}>
            <h3>{q}</h3>
            <p>{a}</p>
          </div>
        ))}
      </div>
    </Section>
  );
}
