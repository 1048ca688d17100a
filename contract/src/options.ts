import { z } from 'zod';

/** The option lists of the specification, section 3. */
export const languages = ['zh', 'en', 'es', 'fr', 'ru'] as const;
export const Language = z.enum(languages);
export type Language = z.infer<typeof Language>;

export const identities = ['buyer', 'seller'] as const;
export const Identity = z.enum(identities);
export type Identity = z.infer<typeof Identity>;

export const conditions = ['brandNew', 'likeNew', 'reNew'] as const;
export const Condition = z.enum(conditions);
export type Condition = z.infer<typeof Condition>;

/** Conditions of stock: a list may not say it. What is quoted or ordered has one of `conditions`. */
export const stockConditions = [...conditions, 'unknown'] as const;
export const StockCondition = z.enum(stockConditions);
export type StockCondition = z.infer<typeof StockCondition>;

/** What goods are called where they are described: an imitation is never offered. */
export const conditionLabels = [...conditions, 'imitation'] as const;

export const packagings = ['roll', 'pallet', 'pipe'] as const;
export const Packaging = z.enum(packagings);
export type Packaging = z.infer<typeof Packaging>;

export const leadTimes = ['now', 'any'] as const;
export const LeadTime = z.enum(leadTimes);
export type LeadTime = z.infer<typeof LeadTime>;

export const YesNo = z.enum(['Y', 'N']);
export type YesNo = z.infer<typeof YesNo>;

/** Warranty or validity in days; 0 is none. */
export const dayChoices = [0, 15, 30, 45, 60, 90, 120, 180, 270, 360] as const;
export const DayChoice = z.literal(dayChoices);
export type DayChoice = (typeof dayChoices)[number];

/** The end of a quote whose validity is 0 days: it has no limit, and no clock reaches it. */
export const NO_END = '9999-12-31T00:00:00.000Z';

export const carriers = ['DHL', 'UPS', 'FedEx', 'TNT'] as const;
export const Carrier = z.enum(carriers);
export type Carrier = z.infer<typeof Carrier>;

/** Carriers of the inland leg, from the seller to the provider's dock. */
export const inboundCarriers = ['SF', 'EMS', 'JD', 'Deppon', ...carriers] as const;
export const InboundCarrier = z.enum(inboundCarriers);
export type InboundCarrier = z.infer<typeof InboundCarrier>;

/** Carriers as they call themselves, in every language. */
export const carrierNames: Readonly<Record<InboundCarrier, string>> = {
  SF: 'SF Express',
  EMS: 'EMS',
  JD: 'JD Logistics',
  Deppon: 'Deppon Express',
  DHL: 'DHL',
  UPS: 'UPS',
  FedEx: 'FedEx',
  TNT: 'TNT',
};
