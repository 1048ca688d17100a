import { compareDateCode, proposeLots } from '#contract/dock/lots.ts';
import type { OrderLine } from '#contract/orders/line-schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { IconButton } from '#web/ui/icon/IconButton.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { Mpn } from '#web/widgets/parts/Mpn.tsx';
import styles from './dock.module.css';
import type { Pack } from './packs.ts';

interface Props {
  readonly lines: readonly OrderLine[];
  readonly packs: readonly Omit<Pack, 'key'>[];
  /** Takes the last pack of a lot away; absent where all is written down. */
  readonly onRemove?:
    | ((lot: { lineId: string; dateCode: string; lotCode: string }) => void)
    | undefined;
}

/** The lots that the packs of an order make, one per line, date code and lot code. */
export function LotsOfPacks({ lines, packs, onRemove }: Props) {
  const t = useTranslator('operator/dock');
  return (
    <Section title={t('lots.title')} aside={t('lots.aside')}>
      {packs.length === 0 ? (
        <p className={styles.quiet}>{t('lots.none')}</p>
      ) : (
        lines.map((line) => (
          <LotsOfLine key={line.id} line={line} packs={packs} onRemove={onRemove} />
        ))
      )}
    </Section>
  );
}

function LotsOfLine({ line, packs, onRemove }: Omit<Props, 'lines'> & { line: OrderLine }) {
  const t = useTranslator('operator/dock');
  const format = useFormat();
  const lots = proposeLots(packs.filter(({ lineId }) => lineId === line.id));
  const total = lots.reduce((all, { pieces }) => all + pieces, 0);
  if (lots.length === 0) return null;
  const joined = (one: string, other: string | false) =>
    other ? t('lots.joined', { one, other }) : one;
  return (
    <>
      <Mpn mpn={line.mpn} size={16} />
      <ul className={styles.lots}>
        {lots.map((lot, index) => {
          const isOther = compareDateCode(line.dateCode, lot.dateCode) === 'differs';
          return (
            <li key={`${lot.dateCode} ${lot.lotCode}`} data-other={isOther ? '' : undefined}>
              <b>{index + 1}</b>
              <span>
                {joined(
                  lot.dateCode ? t('lots.dateCode', { code: lot.dateCode }) : t('lots.noDateCode'),
                  lot.lotCode && t('lots.lotCode', { code: lot.lotCode }),
                )}
                <small>
                  {joined(
                    t('lots.packs', { count: lot.packs }),
                    isOther && t('lots.other', { agreed: line.dateCode }),
                  )}
                </small>
              </span>
              <span className={styles.num}>{format.number(lot.pieces)}</span>
              {onRemove && (
                <IconButton icon="cross" label={t('lots.remove')} onClick={() => onRemove(lot)} />
              )}
            </li>
          );
        })}
      </ul>
      <p className={styles.total}>
        <span>
          {t('lots.total')}{' '}
          <span className={styles.quiet}>{t('lots.ofOrdered', { count: line.quantity })}</span>
        </span>
        <span className={styles.num}>{format.number(total)}</span>
      </p>
    </>
  );
}
