import type { ReactNode } from 'react';
import type { OrderView } from '#contract/orders/view-schemas.ts';
import { cx } from '#web/ui/class-names.ts';
import { Note } from '#web/ui/Note.tsx';
import { PartySquare } from '#web/widgets/PartySquare.tsx';
import styles from './WaitingBox.module.css';

interface Props {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Stands in place of a move where the reader has none: who acts next, or how the order ended. */
export function WaitingBox({ className, children }: Props) {
  return <div className={cx(styles.box, className)}>{children}</div>;
}

/** A note above the move: its refusal, or why the reader may not make it. */
export function MoveNote({ tone, children }: { tone: 'fail' | 'wait'; children: ReactNode }) {
  return (
    <div className={styles.note}>
      <Note tone={tone}>{children}</Note>
    </div>
  );
}

/** Says whom an order waits for, with the square of that party. */
export function AwaitedParty({ due, children }: Pick<OrderView, 'due'> & { children: ReactNode }) {
  const [first] = due?.on ?? [];
  const party = first === 'buyer' || first === 'seller' ? first : 'assay';
  return <PartySquare party={party}>{children}</PartySquare>;
}
