import type { PurchaseList, PurchaseStage } from '#contract/purchases/constants.ts';
import type { Purchase } from '#contract/purchases/schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { Tag, type TagTone } from '#web/ui/Tag.tsx';
import { CellNote } from '#web/ui/table/Table.tsx';
import { UnitPriceText } from '#web/widgets/money/UnitPriceText.tsx';
import { Mpn } from '#web/widgets/parts/Mpn.tsx';
import { Quantity } from '#web/widgets/parts/Quantity.tsx';
import { DateTime } from '#web/widgets/times/DateTime.tsx';
import { FirstParts } from '../FirstParts.tsx';
import { purchasePath } from './paths.ts';
import styles from './purchases.module.css';

interface Props {
  readonly purchase: Purchase;
}

/** The first parts of a purchase: how many, what is ordered of them, and the lowest price. */
export function PartsCell({ list, purchase }: Props & { list: PurchaseList }) {
  const t = useTranslator('boards');
  const p = useTranslator('boards/purchases');
  const format = useFormat();
  return (
    <FirstParts lines={purchase.lines}>
      {(line, index) => (
        <>
          <Mpn mpn={line.model} to={index === 0 ? purchasePath(list, purchase.id) : undefined} />
          <small>
            <Quantity count={line.count} />
            {line.taken > 0 &&
              line.taken < line.count &&
              `${t('comma')}${p('taken', { taken: format.quantity(line.taken) })}`}
          </small>
          {line.best !== null && (
            <small>
              {p.parts(purchase.kind === 'bid' ? 'bidAt' : 'from', {
                price: <UnitPriceText price={line.best} />,
              })}
            </small>
          )}
        </>
      )}
    </FirstParts>
  );
}

export function NumberCell({ purchase }: Props) {
  const p = useTranslator('boards/purchases');
  return (
    <span className={styles.no}>
      <span translate="no">{purchase.no}</span>
      <CellNote>
        {p(`kind.${purchase.kind}`)} <DateTime at={purchase.at} form="day" />
      </CellNote>
    </span>
  );
}

const tones: Record<PurchaseStage, TagTone> = {
  waiting: 'none',
  choosing: 'wait',
  partly: 'wait',
  ordered: 'pass',
  closed: 'none',
};

/** Where a purchase is, in one tag. */
export function StageTag({ purchase }: Props) {
  const p = useTranslator('boards/purchases');
  const { kind, stage } = purchase;
  if (kind === 'bid' && stage === 'waiting') return <Tag>{p('bidWaiting')}</Tag>;
  return <Tag tone={tones[stage]}>{p(`stage.${stage}`)}</Tag>;
}

/** Where it is, how many quotes stand, and until when. */
export function StageCell({ purchase }: Props) {
  const p = useTranslator('boards/purchases');
  const { offers, unread, validUntil, kind } = purchase;
  return (
    <>
      <StageTag purchase={purchase} />
      {offers > 0 && (
        <CellNote>
          {p('offers', { count: offers })} <Badge count={unread} />
        </CellNote>
      )}
      {validUntil && (
        <CellNote>
          {p.parts(kind === 'bid' ? 'bidUntil' : 'firstEnds', {
            day: <DateTime at={validUntil} form="day" />,
          })}
        </CellNote>
      )}
    </>
  );
}
