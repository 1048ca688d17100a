import type { ReactNode } from 'react';
import type { Form } from '#web/api/use-form.ts';
import { MoreParcels } from '#web/order-parts/parcels/MoreParcels.tsx';
import { ParcelContents } from '#web/order-parts/parcels/ParcelContents.tsx';
import { Field } from '#web/ui/form/Field.tsx';
import { FigureInput } from '#web/ui/form/FigureInput.tsx';
import { MoveLine } from '#web/ui/layout/MoveBox.tsx';
import { Mpn } from '#web/widgets/parts/Mpn.tsx';
import { ParcelFields } from './ParcelFields.tsx';
import type { Shipment, ShippedLine } from './use-shipment.ts';

interface Props {
  readonly shipment: Shipment;
  readonly form: Form;
}

/** Carrier and number of each parcel of a shipment, and the contents where there are several. */
export function ShipmentFields({ shipment, form }: Props) {
  const { sent, change } = shipment;
  const { carrier, trackingNo, asTyped } = sent;
  return (
    <>
      <ParcelFields
        parcel={{ carrier, trackingNo, asTyped }}
        error={form.error}
        onBlur={form.left}
        onChange={change}
      />
      <MoreParcels
        parcels={sent.moreParcels}
        carrier={carrier}
        error={form.error}
        onChange={(moreParcels) => change({ moreParcels })}
        onBlur={form.left}
      />
      <ParcelContents
        lines={shipment.lines}
        typed={shipment.typedContents}
        parcels={shipment.parcels}
        error={form.error}
        onChange={(contents) => change({ contents })}
        onBlur={form.left}
      />
    </>
  );
}

/** The pieces of each line in a single parcel; nothing where there are several. */
export function ShipmentLines(
  props: Props & {
    readonly label: string;
    readonly hint: (line: ShippedLine) => ReactNode;
    readonly className: string | undefined;
  },
) {
  const { shipment, form } = props;
  return (shipment.parcels === 1 ? shipment.lines : []).map((line, index) => (
    <MoveLine
      key={line.id}
      about={<Mpn mpn={line.mpn} size={16} />}
      control={
        <div className={props.className}>
          <Field
            label={`${props.label} ${line.mpn}`}
            hint={props.hint(line)}
            error={form.error(`lines.${index}.pieces`) ?? form.error('lines')}
          >
            <FigureInput
              value={shipment.typedPieces(line)}
              onChange={(text) => shipment.changePieces(line.id, text)}
              onBlur={form.left(`lines.${index}.pieces`)}
            />
          </Field>
        </div>
      }
    />
  ));
}
