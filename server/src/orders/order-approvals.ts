import type { ApprovalKind } from '#server/approvals/public.ts';
import { correctionApproval } from './correction-approval.ts';
import { lossApproval } from './loss-approval.ts';
import { parcelCorrectionApprovals } from './parcel-correction-approval.ts';

/** The requests to a second person about parcels. */
export const orderApprovals: readonly ApprovalKind[] = [
  lossApproval,
  correctionApproval,
  ...parcelCorrectionApprovals,
];
