import type { MouseEvent } from 'react';
import { Link } from 'react-router';
import type { BomLine, BomMatch, BomState } from '#contract/bom/bill-schemas.ts';
import { OLD_STOCK_DAYS } from '#contract/bom/shapes.ts';
import { lineFigures } from '#contract/bom/sums.ts';
import { useSession } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { openQuickBuy } from '#web/page/quick-buy-ask.ts';
import { Button } from '#web/ui/Button.tsx';
import { Tag, type TagTone } from '#web/ui/Tag.tsx';
import styles from '../bom.module.css';
import { changeOf } from '../edits.ts';
import { NearNumbers } from '../NearNumbers.tsx';
import { requestPath } from '../request-path.ts';
import { cellsOf } from './cells.ts';
import type { RowProps } from './GridRow.tsx';

const tones: Record<BomState, TagTone> = {
  exact: 'pass',
  normalised: 'none',
  chosen: 'pass',
  base: 'wait',
  ambiguous: 'wait',
  otherMaker: 'wait',
  noStock: 'none',
  notPart: 'fail',
  dnp: 'none',
};

const reasons = ['base', 'ambiguous', 'otherMaker'] as const;

/** Returns the risks of a line as they are shown: failed lots once for each record of a seller. */
function risksOf(risks: BomMatch['risks'], part: BomMatch['part']) {
  const records = (part?.pricedBy ?? []).map((one) => ({
    passed: one.passedLots,
    inspected: one.inspectedLots,
  }));
  const failed = records.filter(({ passed, inspected }) => passed < inspected);
  const counts = new Map(failed.map((one) => [`${one.passed} ${one.inspected}`, one]));
  const none = [{ passed: 0, inspected: 0 }];
  return risks.flatMap((risk) =>
    (risk === 'failedSeller' ? [...counts.values()] : none).map((count) => ({ risk, ...count })),
  );
}

/** Shows the state of a line, its risks, and the next step. */
export function StateCell({ row }: { row: RowProps }) {
  const t = useTranslator('bom/table');
  const { line, isChecking } = row;
  const { state, risks, part } = line.match;
  if (isChecking) return <Tag>{t('state.checking')}</Tag>;
  if (state === 'notPart' && line.mpn === '') {
    return (
      <>
        <span className={styles.quiet}>{t('state.empty')}</span>
        <WaysOn row={row} />
      </>
    );
  }
  const reason = reasons.find((one) => one === state);
  return (
    <>
      <Tag tone={tones[state]}>{t(`state.${state}`)}</Tag>
      {reason && <small>{t(`why.${reason}`)}</small>}
      {risksOf(risks, part).map(({ risk, passed, inspected }) => (
        <small key={`${risk} ${passed} ${inspected}`} className={styles.amber}>
          {t(`risk.${risk}`, { days: OLD_STOCK_DAYS, passed, inspected })}
        </small>
      ))}
      <WaysOn row={row} />
      {line.sent && (
        <small>
          <Link tabIndex={-1} to={`/inquiry-details?id=${line.sent.id}`} translate="no">
            {t('way.sent', { no: line.sent.no })}
          </Link>
        </small>
      )}
    </>
  );
}

function WaysOn({ row }: { row: RowProps }) {
  const t = useTranslator('bom/table');
  const { line, acts } = row;
  const { state } = line.match;
  if (state === 'dnp') {
    const placed = { ...cellsOf(line), dnp: false };
    return (
      <Button
        variant="text"
        size="xs"
        className={styles.way}
        tabIndex={-1}
        onClick={() => acts.change(changeOf(line, placed))}
      >
        {t('way.place')}
      </Button>
    );
  }
  if (state !== 'noStock' && state !== 'notPart') return null;
  const search = new URLSearchParams({ keyword: line.mpn.slice(0, 80), isAccurate: '0' });
  return (
    <span className={styles.ways}>
      {line.mpn !== '' && (
        <Link tabIndex={-1} to={`/part-search?${search}`}>
          {t('way.search')}
        </Link>
      )}
      {state === 'noStock' && <RequestLink line={line} row={row} />}
      {state === 'noStock' && <NearNumbers row={row} />}
      {state === 'notPart' && (
        <Button
          variant="text"
          size="xs"
          className={styles.way}
          tabIndex={-1}
          onClick={() => acts.change([{ do: 'remove', id: line.id }])}
        >
          {t('way.takeAway')}
        </Button>
      )}
    </span>
  );
}

/** Leads to a post of the mall; a visitor gets the quick buy form over the page, filled in. */
function RequestLink({ line, row }: { line: BomLine; row: RowProps }) {
  const t = useTranslator('bom/table');
  const isGuest = useSession('member') === null;
  const { needed } = lineFigures(line, row.build);
  const onClick = (event: MouseEvent) => {
    if (!isGuest) return;
    if (openQuickBuy({ model: line.mpn, count: `${needed ?? ''}` })) event.preventDefault();
  };
  return (
    <Link tabIndex={-1} to={requestPath([{ mpn: line.mpn, needed }])} onClick={onClick}>
      {t('way.request')}
    </Link>
  );
}
