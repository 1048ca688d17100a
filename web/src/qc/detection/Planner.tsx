import { type FormEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { badPiecesOf } from '#contract/qc/planning/detection.ts';
import { type Chance, chancesOf } from '#contract/qc/planning/sampling.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/form/Field.tsx';
import { FigureInput } from '#web/ui/form/FigureInput.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { Table } from '#web/ui/table/Table.tsx';
import styles from './detection.module.css';
import { BAD_MIN, LOT_MAX, plannerDefaults, readBad, readLot } from './planner-input.ts';
import { useLab } from './use-lab.ts';

const tests = [
  'detailedVisual',
  'xray',
  'electrical',
  'ageing',
  'surfaceAnalysis',
  'decapsulation',
] as const;

/** Reads the plan in the address; the default where it has none that can be computed. */
function usePlanInput() {
  const [query, setQuery] = useSearchParams();
  const [lot, bad] = [query.get('lot') ?? '', query.get('bad') ?? ''];
  return {
    lang: query.get('lang'),
    lot: readLot(lot) === null ? plannerDefaults.lot : lot,
    bad: readBad(bad) === null ? plannerDefaults.bad : bad,
    ask: (typed: { lot: string; bad: string }) =>
      setQuery((known) => new URLSearchParams({ ...Object.fromEntries(known), ...typed }), {
        replace: true,
        preventScrollReset: true,
      }),
  };
}

/** Lot size and share of bad pieces in, the chance of each test to catch the lot out. */
export function Planner() {
  const own = useTranslator('qc/planner');
  const { number } = useFormat();
  const planInput = usePlanInput();
  const [typed, setTyped] = useState({ lot: planInput.lot, bad: planInput.bad });
  const [lot, badPercent] = [readLot(typed.lot), readBad(typed.bad)];
  const known = {
    lot: lot ?? readLot(planInput.lot) ?? 1,
    badPercent: badPercent ?? readBad(planInput.bad) ?? BAD_MIN,
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (lot !== null && badPercent !== null) return planInput.ask(typed);
    const wrong = lot === null ? 'lot' : 'bad';
    event.currentTarget.querySelector<HTMLInputElement>(`input[name=${wrong}]`)?.focus();
  };
  return (
    <Section title={own('planner.title')}>
      <p className={styles.text}>{own('planner.lead')}</p>
      <form className={styles.planner} method="get" onSubmit={submit} noValidate>
        {planInput.lang !== null && <input type="hidden" name="lang" value={planInput.lang} />}
        <Field
          label={own('planner.lot')}
          error={lot === null ? own('planner.lotWrong', { max: LOT_MAX }) : null}
        >
          <FigureInput
            name="lot"
            value={typed.lot}
            onChange={(text) => setTyped({ ...typed, lot: text })}
          />
        </Field>
        <Field
          label={own('planner.bad')}
          error={badPercent === null ? own('planner.badWrong', { min: number(BAD_MIN) }) : null}
        >
          <FigureInput
            name="bad"
            decimals={1}
            unit="%"
            value={typed.bad}
            onChange={(text) => setTyped({ ...typed, bad: text })}
          />
        </Field>
        <Button type="submit">{own('planner.go')}</Button>
      </form>
      <Chances {...known} />
    </Section>
  );
}

function Chances({ lot, badPercent }: { lot: number; badPercent: number }) {
  const t = useTranslator('qc/detection');
  const own = useTranslator('qc/planner');
  const { quantity, percent } = useFormat();
  const { testName } = useLab();
  const bad = Math.min(lot, badPiecesOf({ lot, badPercent }));
  const chanceText = ({ chance }: Chance) =>
    chance < 1 && chance >= 0.9995
      ? t('value.over', { share: percent(0.999, 1) })
      : percent(chance, 1);
  return (
    <>
      <p className={styles.summary} aria-live="polite">
        {own('planner.summary', { lot: quantity(lot), bad: quantity(bad) })}
      </p>
      <Table
        label={own('planner.table')}
        rows={chancesOf(tests, { lot, badPercent })}
        rowKey={(row) => row.test}
        columns={[
          {
            key: 'test',
            head: own('planner.test'),
            phone: 'title',
            cell: (row) => testName(row.test),
          },
          {
            key: 'sample',
            head: own('planner.sample'),
            figures: true,
            phone: 'value',
            cell: (row) => quantity(row.sample),
          },
          {
            key: 'chance',
            head: own('planner.chance'),
            phone: 'wide',
            width: '45%',
            cell: (row) => (
              <span className={styles.chance}>
                <i aria-hidden="true">
                  <b style={{ width: `${row.chance * 100}%` }} />
                </i>
                {chanceText(row)}
              </span>
            ),
          },
        ]}
      />
      <p className={styles.foot}>{own('planner.note')}</p>
    </>
  );
}
