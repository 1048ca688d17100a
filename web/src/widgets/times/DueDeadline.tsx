import type { Due } from '#contract/orders/view-schemas.ts';
import { Deadline } from './Deadline.tsx';

interface Props {
  /** Until when somebody must act, as records say it. */
  readonly due:
    | Pick<Due, 'at' | 'workingDaysLeft' | 'workingDaysAllowed' | 'late'>
    | null
    | undefined;
  /** The reader must act: their own local time is added. */
  readonly mine?: boolean | undefined;
}

/** The deadline of a record; nothing where it has none. */
export function DueDeadline({ due, mine }: Props) {
  if (!due?.at) return null;
  return (
    <Deadline
      dueAt={due.at}
      workingDaysLeft={due.workingDaysLeft}
      workingDaysAllowed={due.workingDaysAllowed}
      late={due.late}
      mine={mine}
    />
  );
}
