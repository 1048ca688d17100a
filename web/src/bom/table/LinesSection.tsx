import { useMemo, useState } from 'react';
import { v4 } from 'uuid';
import type { BomLine, BomState } from '#contract/bom/bill-schemas.ts';
import { BOM_LINES_MAX, bomStates } from '#contract/bom/shapes.ts';
import { type BomSums, lineFigures } from '#contract/bom/sums.ts';
import { useSession } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { Empty } from '#web/ui/Empty.tsx';
import { Segmented } from '#web/ui/form/Segmented.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import text from '#web/ui/text.module.css';
import styles from './bom.module.css';
import type { Desk, DeskState } from './desk.ts';
import { BomGrid } from './grid/BomGrid.tsx';
import { EMPTY_CELLS } from './grid/cells.ts';
import { KEYS_ID } from './grid/grid-roles.ts';
import { LineDialog } from './LineDialog.tsx';
import { REQUEST_MOST, requestPath } from './request-path.ts';
import { useBillExport } from './use-bill-export.ts';
import { type Build, isSendable } from './use-build.ts';

export type Filter = BomState | 'all';

interface Props {
  readonly desk: Desk;
  readonly state: DeskState;
  readonly build: Build;
  readonly sums: BomSums;
  readonly filter: Filter;
  readonly onFilter: (filter: Filter) => void;
  readonly isPicked: (line: BomLine) => boolean;
  readonly onPick: (line: BomLine) => void;
  readonly onPickAll: (lines: readonly BomLine[], on: boolean) => void;
}

/** The lines of a bill: their filter, what may be done with all, and the table. */
export function LinesSection(props: Props) {
  const { desk, state, build, sums, filter, onFilter, isPicked, onPick } = props;
  const t = useTranslator('bom/table');
  const format = useFormat();
  const [said, setSaid] = useState('');
  const [openedId, setOpened] = useState<string | null>(null);
  const file = useBillExport(desk);
  const rows = useMemo(
    () =>
      filter === 'all'
        ? state.lines
        : state.lines.filter(({ id, match }) => match.state === filter || state.checking.has(id)),
    [state.lines, state.checking, filter],
  );
  const openedAt = state.lines.findIndex(({ id }) => id === openedId);
  const opened = state.lines[openedAt];
  const full = t('lines.full', { max: format.number(BOM_LINES_MAX, 0) });
  const add = (after: string | null) => {
    if (state.lines.length >= BOM_LINES_MAX) return setSaid(full);
    if (filter !== 'all') onFilter('all');
    desk.edit([{ do: 'add', id: v4(), after, cells: EMPTY_CELLS }]);
  };
  return (
    <Section
      title={t('lines.title')}
      aside={<span className={text.onlyLarge}>{t('lines.aside')}</span>}
      action={
        <>
          <Button size="sm" icon="back" disabled={!state.canUndo} onClick={() => desk.undo()}>
            {t('lines.undo')}
          </Button>
          {file.menu}
        </>
      }
    >
      {file.note}
      <FilterBar sums={sums} filter={filter} onFilter={onFilter} />
      <NoStockActs {...props} />
      {rows.length === 0 ? (
        <Empty title={t(state.lines.length === 0 ? 'lines.empty' : 'lines.none')} />
      ) : (
        <BomGrid
          desk={desk}
          state={state}
          build={build}
          rows={rows}
          isPicked={isPicked}
          onPick={onPick}
          onAdd={add}
          onEdit={(line) => setOpened(line.id)}
          announce={(what) => setSaid(t(`lines.${what}`))}
          onPasted={(count, isFull) => setSaid(isFull ? full : t('lines.pasted', { count }))}
        />
      )}
      <div className={styles.under}>
        <Button icon="plus" onClick={() => add(state.lines.at(-1)?.id ?? null)}>
          {t('lines.add')}
        </Button>
        <span role="status">{said}</span>
        <p id={KEYS_ID} className={`${text.q} ${text.s12} ${text.onlyLarge}`}>
          {t('lines.keys')}
        </p>
      </div>
      {opened && (
        <LineDialog
          key={opened.id}
          line={opened}
          no={openedAt + 1}
          desk={desk}
          onClose={() => setOpened(null)}
        />
      )}
    </Section>
  );
}

/** Chooses all lines that nobody has in stock, or posts a buy-request for them. */
function NoStockActs({ state, build, isPicked, onPickAll }: Props) {
  const t = useTranslator('bom/table');
  const isGuest = useSession('member') === null;
  const lines = state.lines.filter(
    (line) => line.match.state === 'noStock' && isSendable(line, build),
  );
  if (lines.length === 0) return null;
  const isAll = lines.every(isPicked);
  const parts = lines.map((line) => ({ mpn: line.mpn, needed: lineFigures(line, build).needed }));
  return (
    <div className={styles.acts}>
      <Button size="sm" icon={isAll ? 'minus' : 'check'} onClick={() => onPickAll(lines, !isAll)}>
        {isAll ? t('lines.unpickNoStock') : t('lines.pickNoStock', { count: lines.length })}
      </Button>
      {!isGuest && (
        <ButtonLink size="sm" to={requestPath(parts)}>
          {t('lines.requestAll', { count: Math.min(lines.length, REQUEST_MOST) })}
        </ButtonLink>
      )}
    </div>
  );
}

/** States that some line has, with how many; all of them first. */
function FilterBar({ sums, filter, onFilter }: Pick<Props, 'sums' | 'filter' | 'onFilter'>) {
  const t = useTranslator('bom/table');
  const format = useFormat();
  const visibleStates = bomStates.filter((state) => sums.byState[state] > 0 || state === filter);
  const face = (word: string, count: number) => (
    <>
      {word} <small>{format.number(count, 0)}</small>
    </>
  );
  return (
    <div className={styles.filter}>
      <Segmented<Filter>
        small
        label={t('lines.filter')}
        value={filter}
        options={[
          { value: 'all', label: face(t('lines.all'), sums.lines) },
          ...visibleStates.map((state) => ({
            value: state,
            label: face(t(`state.${state}`), sums.byState[state]),
          })),
        ]}
        onChange={onFilter}
      />
    </div>
  );
}
