import { useCarriers } from './use-carriers.ts';

interface Props {
  readonly parcel: { readonly carrier: string; readonly trackingNo: string };
  readonly className?: string | undefined;
}

/** A tracking number, which leads to the carrier's page where the carrier has one. */
export function TrackingNumber({ parcel, className }: Props) {
  const page = useCarriers().pageOf(parcel);
  if (page === null) {
    return (
      <span className={className} translate="no">
        {parcel.trackingNo}
      </span>
    );
  }
  return (
    <a className={className} href={page} target="_blank" rel="noopener noreferrer" translate="no">
      {parcel.trackingNo}
    </a>
  );
}
