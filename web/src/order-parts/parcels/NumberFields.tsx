import type { CarrierLeg } from '#contract/settings/carriers.ts';
import { Field } from '#web/ui/form/Field.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { AsTyped } from '../AsTyped.tsx';
import { CarrierField } from '../CarrierField.tsx';

/** A parcel as typed. */
export interface TypedParcel {
  /** The key of a carrier, or the name of another one. */
  readonly carrier: string;
  readonly trackingNo: string;
  readonly asTyped: boolean;
}

interface Props {
  readonly leg: CarrierLeg;
  readonly label: {
    readonly carrier: string;
    readonly trackingNo: string;
    readonly hint?: string;
  };
  readonly parcel: TypedParcel;
  readonly error: (field: 'carrier' | 'trackingNo') => string | undefined;
  readonly onBlur: (field: 'carrier' | 'trackingNo') => () => void;
  readonly onChange: (change: Partial<TypedParcel>) => void;
}

/** Carrier and tracking number of a parcel, as its label has them. */
export function NumberFields({ leg, label, parcel, error, onBlur, onChange }: Props) {
  return (
    <>
      <CarrierField
        label={label.carrier}
        leg={leg}
        carrier={parcel.carrier}
        error={error('carrier')}
        onChange={(carrier) => onChange({ carrier, asTyped: false })}
        onBlur={onBlur('carrier')}
      />
      <Field label={label.trackingNo} hint={label.hint} error={error('trackingNo')} required>
        <TextInput
          mono
          value={parcel.trackingNo}
          maxLength={40}
          autoComplete="off"
          onChange={(trackingNo) => onChange({ trackingNo, asTyped: false })}
          onBlur={onBlur('trackingNo')}
        />
      </Field>
      <AsTyped {...parcel} onChange={(asTyped) => onChange({ asTyped })} />
    </>
  );
}
