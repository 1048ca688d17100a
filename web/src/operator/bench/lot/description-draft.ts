import type { ClientInput } from '#contract/call.ts';
import type { describeLot } from '#contract/qc/calls.ts';
import type { Inspection } from '#contract/qc/inspection-schemas.ts';
import type { LotPacking } from '#contract/qc/lot-description/schemas.ts';

type Chosen<Field extends keyof LotPacking> = NonNullable<LotPacking[Field]> | '';

/** The description of a lot as typed; empty is what nobody looked at. */
export interface DescriptionDraft {
  readonly temperature: string;
  readonly humidity: string;
  readonly package: string;
  readonly form: Chosen<'form'>;
  readonly opened: string;
  readonly bag: Chosen<'bag'>;
  readonly card: Chosen<'card'>;
  readonly desiccant: Chosen<'desiccant'>;
}

type Described = Pick<Inspection, 'climate' | 'package' | 'packing' | 'received'>;

/** Returns what was recorded; of a lot without a record, the seals as the dock found them. */
export function descriptionDraft({
  climate,
  package: name,
  packing,
  received,
}: Described): DescriptionDraft {
  return {
    temperature: climate?.temperature ?? '',
    humidity: climate === null ? '' : `${climate.humidity}`,
    package: name,
    form: packing?.form ?? '',
    opened: packing === null || packing.opened === null ? '' : `${packing.opened}`,
    bag: packing?.bag ?? received.seals?.bag ?? '',
    card: packing?.card ?? received.seals?.card ?? '',
    desiccant: packing?.desiccant ?? '',
  };
}

/** Returns the input of the call; of a climate with one figure the other one is missing. */
export function descriptionInput(
  { id, version }: Pick<Inspection, 'id' | 'version'>,
  draft: DescriptionDraft,
): ClientInput<typeof describeLot> {
  const { temperature, humidity, form, opened, bag, card, desiccant } = draft;
  const isMeasured = temperature !== '' || humidity !== '';
  return {
    id,
    version,
    climate: isMeasured
      ? { temperature, humidity: humidity === '' ? Number.NaN : Number(humidity) }
      : null,
    package: draft.package,
    packing: {
      form: form || null,
      opened: opened === '' ? null : Number(opened),
      bag: bag || null,
      card: card || null,
      desiccant: desiccant || null,
    },
  };
}
