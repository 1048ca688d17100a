import { useState } from 'react';
import { searchElectronic } from '#contract/catalog/calls.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { Mpn } from '#web/widgets/parts/Mpn.tsx';
import styles from './bom.module.css';
import { changeOf } from './edits.ts';
import { cellsOf } from './grid/cells.ts';
import type { RowProps } from './grid/GridRow.tsx';

const NUMBERS_MAX = 5;
const LONGEST = 80;

/** Numbers in stock that are near one that nobody has: read when asked for, to choose from. */
export function NearNumbers({ row }: { row: RowProps }) {
  const t = useTranslator('bom/table');
  const { line, acts } = row;
  const [isOpen, setOpen] = useState(false);
  const keyword = line.mpn.slice(0, LONGEST);
  const found = useCallQuery(
    searchElectronic,
    { keyword, isAccurate: 0, pageSize: 10 },
    { enabled: isOpen },
  );
  const near = (found.data?.list ?? []).slice(0, NUMBERS_MAX);
  return (
    <>
      <Button
        variant="text"
        size="xs"
        className={styles.way}
        tabIndex={-1}
        aria-expanded={isOpen}
        loading={isOpen && found.isPending}
        onClick={() => setOpen(!isOpen)}
      >
        {t('way.near')}
      </Button>
      {isOpen && found.data && near.length === 0 && <small>{t('way.nearNone')}</small>}
      {isOpen &&
        near.map(({ mpn, manufacturer }) => (
          <button
            key={`${mpn} ${manufacturer}`}
            type="button"
            tabIndex={-1}
            className={styles.candidate}
            aria-label={t('way.choose', { mpn, maker: manufacturer })}
            onClick={() => acts.change(changeOf(line, { ...cellsOf(line), mpn, manufacturer }))}
          >
            <Mpn mpn={mpn} differsFrom={line.mpn} ownSignsOnly />
            <small translate="no">{manufacturer}</small>
          </button>
        ))}
    </>
  );
}
