import type { ReactNode } from 'react';
import type { RecordRef } from '#contract/operator/schemas.ts';
import { Drawer } from '#web/ui/overlay/Drawer.tsx';
import { WorkBar } from '../claims/WorkBar.tsx';
import styles from './record.module.css';

interface Props {
  /** The kind of record, before its number. */
  readonly name: string;
  readonly no: string;
  /** The kind under which staff claim the record; none for a record that is only read. */
  readonly record?: RecordRef['record'];
  /** Whether the record has a step of its own by which somebody takes it on. */
  readonly hasOwnStep?: boolean;
  /** The tag of its state. */
  readonly state?: ReactNode;
  readonly footer?: ReactNode;
  readonly busy?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The drawer of one record: number and state, who of the staff is on it, its sections. */
export function RecordDrawer(props: Props) {
  const { name, no, record, hasOwnStep, state, footer, busy, onClose, children } = props;
  return (
    <Drawer
      open
      busy={busy}
      onClose={onClose}
      title={
        <>
          {name}{' '}
          <span className={styles.no} translate="no">
            {no}
          </span>
        </>
      }
      aside={state}
      footer={footer}
    >
      <div className={styles.body}>
        {record && <WorkBar record={record} no={no} hasOwnStep={hasOwnStep} />}
        {children}
      </div>
    </Drawer>
  );
}
