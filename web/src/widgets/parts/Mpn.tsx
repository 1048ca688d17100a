import { Fragment } from 'react';
import { Link } from 'react-router';
import { cx } from '../../ui/class-names.ts';
import styles from './Mpn.module.css';
import { mpnDifference, mpnPieces } from './mpn-text.ts';

interface Props {
  /** As the maker writes it. */
  readonly mpn: string;
  /** Makes it a link. */
  readonly to?: string | undefined;
  readonly size?: 14 | 16 | 20 | 28 | undefined;
  /** Marks how it differs from this one: what was typed, what is printed on the part. */
  readonly differsFrom?: string | undefined;
  /** Marks only what stands in it: a number that is read and copied holds no sign of another. */
  readonly ownSignsOnly?: boolean | undefined;
}

/** A part number: mono, never truncated, never re-cased, breaking only after `-`, `/` or `,`. */
export function Mpn({ mpn, to, size, differsFrom, ownSignsOnly = false }: Props) {
  const face =
    differsFrom === undefined ? (
      <Pieces text={mpn} />
    ) : (
      <Runs mpn={mpn} other={differsFrom} ownSignsOnly={ownSignsOnly} />
    );
  const className = cx(styles.mpn, size && styles[`s${size}`]);
  if (to === undefined) {
    return (
      <span className={className} translate="no">
        {face}
      </span>
    );
  }
  return (
    <Link className={className} translate="no" to={to}>
      {face}
    </Link>
  );
}

function Pieces({ text }: { text: string }) {
  return mpnPieces(text).map((piece, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never change places.
    <Fragment key={index}>
      {index > 0 && <wbr />}
      <span className={styles.piece}>{piece}</span>
    </Fragment>
  ));
}

function Runs(props: { mpn: string; other: string; ownSignsOnly: boolean }) {
  const { mpn, other, ownSignsOnly } = props;
  return mpnDifference({ mpn: mpn, other }).map((run, index) => {
    const key = `${index}${run.kind}`;
    if (run.kind === 'same') return <Pieces key={key} text={run.text} />;
    if (run.kind === 'added') return <mark key={key}>{run.text}</mark>;
    if (ownSignsOnly) return null;
    return <del key={key}>{run.text.replaceAll(' ', '␣')}</del>;
  });
}
