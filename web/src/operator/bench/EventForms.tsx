import type { ReactNode } from 'react';
import type { Inspection } from '#contract/qc/inspection-schemas.ts';
import type { InspectionEvent } from '#contract/qc/table.ts';
import { DescribeDialog } from './lot/DescribeDialog.tsx';
import { ReassignDialog } from './Reassign.tsx';
import { Resume } from './Resume.tsx';
import { IssueDialog, SendBackDialog } from './review/ReviewDialogs.tsx';

/** Returns whether the server offers the reader an event of an inspection, ready or not. */
export const isOffered = ({ allowed }: Inspection, event: InspectionEvent): boolean =>
  allowed.some((one) => one.event === event);

interface FormProps {
  readonly inspection: Inspection;
  readonly onClose: () => void;
}
type Form = (props: FormProps) => ReactNode;

/**
 * The form of each event that is opened by a button or stands in a note; null where it is part of
 * the current test or of the conclusion. An event without an entry does not compile.
 */
export const eventForms: Readonly<Record<InspectionEvent, Form | null>> = {
  describe: (props) => <DescribeDialog {...props} />,
  reassign: (props) => <ReassignDialog {...props} />,
  issue: (props) => <IssueDialog {...props} />,
  sendBack: (props) => <SendBackDialog {...props} />,
  resume: ({ inspection }) => <Resume inspection={inspection} />,
  // TestBench: the result, and beside its heading the size and the omission.
  record: null,
  resize: null,
  leaveOut: null,
  // RepeatedPhotos: one of them at a time.
  explain: null,
  // Conclusion.
  conclude: null,
};
