import { Fragment, type KeyboardEvent } from 'react';
import type { BomCandidate } from '#contract/bom/bill-schemas.ts';
import { choiceStates } from '#contract/bom/shapes.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { arrowTarget } from '#web/ui/arrow-keys.ts';
import { Button } from '#web/ui/Button.tsx';
import { PriceCautionText } from '#web/widgets/money/PriceCaution.tsx';
import { Mpn } from '#web/widgets/parts/Mpn.tsx';
import styles from '../bom.module.css';
import { partOf } from '../edits.ts';
import { spellingOf } from '../spelling.ts';
import type { RowProps } from './GridRow.tsx';

const searchPath = (mpn: string) =>
  `/part-search?${new URLSearchParams({ keyword: mpn, isAccurate: '1' })}`;

/** Shows the part that matches a line, or the parts to choose from. */
export function PartCell({ row }: { row: RowProps }) {
  const t = useTranslator('bom/table');
  const { line, isChecking, acts } = row;
  const { state, part, by, candidates } = line.match;
  const typed = by ?? line.mpn;
  if (isChecking) return <span className={styles.nothing}>{t('none')}</span>;
  if (choiceStates.includes(state)) return <CandidateList row={row} />;
  if (part === null) return <span className={styles.nothing}>{t('none')}</span>;
  return (
    <>
      <Mpn
        mpn={part.mpn}
        to={searchPath(part.mpn)}
        differsFrom={state === 'normalised' ? typed.toUpperCase() : undefined}
        ownSignsOnly
      />
      {state === 'normalised' && <small>{t(`spelling.${spellingOf(typed, part.mpn)}`)}</small>}
      {by !== null && <small>{t('why.by', { mpn: by })}</small>}
      {state === 'chosen' && candidates.length > 0 && (
        <Button
          variant="text"
          size="xs"
          className={styles.way}
          tabIndex={-1}
          onClick={() => acts.choose(line, null)}
        >
          {t('way.again')}
        </Button>
      )}
    </>
  );
}

/** Arrows go through the parts, and only Enter, blank or a click takes one. */
function onKeys(event: KeyboardEvent<HTMLElement>): void {
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=radio]')];
  const index = all.indexOf(document.activeElement as HTMLElement);
  const target = index < 0 ? null : arrowTarget(event.key, index, all.length);
  if (target === null) return;
  event.preventDefault();
  event.stopPropagation();
  all[target]?.focus();
}

function CandidateList({ row }: { row: RowProps }) {
  const t = useTranslator('bom/table');
  const { line, no, acts } = row;
  return (
    <div
      role="radiogroup"
      aria-label={t('way.candidates', { row: no })}
      className={styles.candidates}
      onKeyDown={onKeys}
    >
      {line.match.candidates.map((one) => (
        // biome-ignore lint/a11y/useSemanticElements: arrows move without choosing.
        <button
          key={`${one.mpn} ${one.manufacturer}`}
          type="button"
          role="radio"
          aria-checked="false"
          aria-label={t('way.choose', { mpn: one.mpn, maker: one.manufacturer })}
          tabIndex={-1}
          className={styles.candidate}
          onClick={() => acts.choose(line, partOf(one))}
        >
          <i aria-hidden="true" />
          <Mpn mpn={one.mpn} differsFrom={line.mpn} ownSignsOnly />
          <CandidateFacts one={one} />
        </button>
      ))}
    </div>
  );
}

function CandidateFacts({ one }: { one: BomCandidate }) {
  const t = useTranslator('bom/table');
  const format = useFormat();
  const price = one.lowest === null ? t('cell.ask') : format.price(one.lowest);
  return (
    <small>
      <span translate="no">{one.manufacturer}</span>
      {t('comma')}
      {one.lowest === null ? price : t('cell.from', { price })}
      {t('comma')}
      {t('cell.sellers', { count: one.sellers })}
      {one.pricedBy.map((caution) => (
        <Fragment key={JSON.stringify(caution)}>
          {t('comma')}
          <PriceCautionText caution={caution} />
        </Fragment>
      ))}
    </small>
  );
}
