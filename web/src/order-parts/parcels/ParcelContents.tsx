import { useTranslator } from '#web/i18n/translator.ts';
import { Field } from '#web/ui/form/Field.tsx';
import { FigureInput } from '#web/ui/form/FigureInput.tsx';
import styles from './parcels.module.css';

/** Pieces of each parcel as typed, by the id of the line; a parcel without any has no entry. */
export type TypedContents = readonly Readonly<Record<string, string>>[];

interface Line {
  readonly id: string;
  readonly mpn: string;
  /** Pieces that are to be sent in all. */
  readonly pieces: number;
}

/** Returns the contents of parcels as calls take them: a line that is not in a parcel is left out. */
export const contentsOf = (
  lines: readonly Pick<Line, 'id'>[],
  { typed, parcels }: { readonly typed: TypedContents; readonly parcels: number },
): { lineId: string; pieces: number }[][] =>
  Array.from({ length: parcels }, (_, place) =>
    lines.flatMap(({ id }) => {
      const text = typed[place]?.[id] ?? '';
      return text === '' || Number(text) === 0 ? [] : [{ lineId: id, pieces: Number(text) }];
    }),
  );

/** Returns the pieces of a line in all parcels. */
export const piecesIn = (contents: ReturnType<typeof contentsOf>, lineId: string): number =>
  contents.flat().reduce((all, one) => all + (one.lineId === lineId ? one.pieces : 0), 0);

interface Props {
  readonly lines: readonly Line[];
  readonly typed: TypedContents;
  readonly parcels: number;
  readonly error: (field: string) => string | undefined;
  readonly onChange: (typed: TypedContents) => void;
  readonly onBlur: (field: string) => () => void;
}

/** Pieces of each line in each of several parcels; nothing where there is one parcel only. */
export function ParcelContents({ lines, typed, parcels, error, onChange, onBlur }: Props) {
  const t = useTranslator('order-parts');
  if (parcels < 2) return null;
  const contents = contentsOf(lines, { typed, parcels });
  const set = (place: number, lineId: string, text: string) =>
    onChange(
      Array.from({ length: parcels }, (_, index) =>
        index === place ? { ...typed[index], [lineId]: text } : (typed[index] ?? {}),
      ),
    );
  return (
    <div className={styles.contents}>
      {contents.map((_, place) => (
        // Parcels have no name of their own, and never change their order.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <fieldset key={place} className={styles.parcel}>
          <legend>{t('parcels.contentsTitle', { n: place + 1 })}</legend>
          {lines.map((line) => (
            <Field
              key={line.id}
              label={t('parcels.contents', { n: place + 1, mpn: line.mpn })}
              hint={
                place === parcels - 1 &&
                t('parcels.stated', { count: piecesIn(contents, line.id), all: line.pieces })
              }
              error={error(`contents.${place}`) ?? error('contents')}
            >
              <FigureInput
                value={typed[place]?.[line.id] ?? ''}
                onChange={(text) => set(place, line.id, text)}
                onBlur={onBlur(`contents.${place}`)}
              />
            </Field>
          ))}
        </fieldset>
      ))}
    </div>
  );
}
