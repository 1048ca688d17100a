import { useParams } from 'react-router';
import { claimPath } from '#contract/addresses.ts';
import { claimDetail } from '#contract/claims/calls.ts';
import { claimLabel } from '#contract/dock/calls.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { LabelPage, ParcelLabel } from '#web/order-parts/dock-label/LabelPage.tsx';
import { awaitsParcel } from '../track.ts';

/** The label that a buyer prints and puts on the parcel that a claim sends back to the dock. */
export default function ClaimDockLabelPage() {
  const { id = '' } = useParams();
  const t = useTranslator('order-parts/dock-label');
  const claim = useCallQuery(claimDetail, { id });
  const label = useCallQuery(claimLabel, { id });
  const view = claim.data;
  return (
    <LabelPage
      of="claim"
      backTo={view && claimPath('buyer', view.kind, id)}
      error={claim.error ?? label.error}
      again={() => Promise.all([claim.refetch(), label.refetch()])}
      none={view && !awaitsParcel(view) ? t('claim.none') : undefined}
    >
      {view && label.data && (
        <ParcelLabel
          dock={view.dockAddress}
          from={view.buyerName}
          url={label.data.url}
          facts={[view.mpn, t('claim.pieces', { count: view.settlement?.returnPieces ?? 0 })]}
        />
      )}
    </LabelPage>
  );
}
