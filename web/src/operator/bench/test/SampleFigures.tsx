import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/form/Field.tsx';
import { FigureInput } from '#web/ui/form/FigureInput.tsx';
import styles from '../bench.module.css';
import { countMarks, restPassed } from './marks.ts';
import { SampleGrid } from './SampleGrid.tsx';
import { GRID_MAX, type Test, type TestDraft } from './test-draft.ts';

interface Props {
  readonly test: Test;
  readonly draft: TestDraft;
  readonly onChange: (change: Partial<TestDraft>) => void;
}

/** Shows the samples that passed and failed: one by one, or as figures where it is a whole lot. */
export function SampleFigures(props: Props) {
  return props.test.planned <= GRID_MAX ? <Pieces {...props} /> : <Figures {...props} />;
}

/** A changed figure takes the place of an outcome that was chosen for the figures before. */
const asProposed = { outcome: '' } as const;

function Pieces({ test, draft, onChange }: Props) {
  const t = useTranslator('operator');
  const { passed, failed } = countMarks(draft.marks);
  const open = test.planned - passed - failed;
  const change = (marks: string) => onChange({ marks, ...asProposed });
  if (test.planned === 0) return <p className={styles.quiet}>{t('bench.notTested')}</p>;
  return (
    <div>
      <div className={styles.samplesHead}>
        <span>{t('bench.samples')}</span>
        <span>{t('bench.keys')}</span>
      </div>
      <SampleGrid
        label={t('bench.samplesOf', { count: test.planned })}
        marks={draft.marks}
        onChange={change}
      />
      <div className={styles.samplesFoot}>
        <span aria-live="polite">{t('bench.tally', { passed, failed, open })}</span>
        <Button size="xs" disabled={open === 0} onClick={() => change(restPassed(draft.marks))}>
          {t('bench.restPass')}
        </Button>
      </div>
    </div>
  );
}

function Figures({ test, draft, onChange }: Props) {
  const t = useTranslator('operator');
  const setFailed = (failed: string) => {
    const rest = test.planned - Number(failed || 0);
    // Of a whole lot all pieces are looked at: what did not fail, passed.
    onChange({ failed, passed: rest >= 0 ? `${rest}` : '0', ...asProposed });
  };
  return (
    <div>
      <div className={styles.two}>
        <Field label={t('bench.passed')}>
          <FigureInput
            value={draft.passed}
            unit={t('pcs')}
            onChange={(passed) => onChange({ passed, ...asProposed })}
          />
        </Field>
        <Field label={t('bench.failed')}>
          <FigureInput value={draft.failed} unit={t('pcs')} onChange={setFailed} />
        </Field>
      </div>
      <div className={styles.samplesFoot}>
        <span>{t('bench.wholeLot', { count: test.planned })}</span>
        <Button
          size="xs"
          onClick={() => onChange({ passed: `${test.planned}`, failed: '0', ...asProposed })}
        >
          {t('bench.allPass')}
        </Button>
      </div>
    </div>
  );
}
