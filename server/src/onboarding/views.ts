import {
  type AddressChange as AddressChangeView,
  type Audit,
  type Review,
  SellerCompany,
} from '#contract/onboarding/schemas.ts';
import { fileLink } from '#server/files/public.ts';
import { mobileOf } from './core/mobile.ts';
import {
  changedFields,
  creditCodeHolds,
  isMobileVerified,
  isWebsite,
  missing,
} from './core/required.ts';
import type { AddressChange } from './store/address-changes.ts';
import type { Settlement, Step } from './store/settlements.ts';

const linkTo = (url: string, now: Date): string => (url === '' ? '' : fileLink(url, now));

/** Facts of a settlement's account besides the settlement. */
export interface AccountFacts {
  /** The e-mail that is bound to it. */
  readonly email: string;
  readonly verifiedPhone: string | null;
}

/**
 * Returns what the last decision says of each part number that was sent in: a reviewer who asks for
 * a change names the number by its place. Nothing is said where all of them are to be changed.
 */
function modelResults({ state }: Settlement, steps: readonly Step[]): Audit['modelResults'] {
  const decision = steps.findLast(({ event }) => event !== 'change');
  if (decision === undefined || state === 'submitted' || decision.event === 'submit') return [];
  const noteOf = (field: string) => decision.changes.find((change) => change.field === field)?.note;
  if (noteOf('models') !== undefined) return [];
  return SellerCompany.parse(decision.company).models.map((model, index) => {
    const note = noteOf(`models.${index}`);
    return { model, isAccepted: note === undefined, note: note ?? '' };
  });
}

/** A settlement as its seller sees it. */
export function audit(
  settlement: Settlement,
  account: AccountFacts,
  { steps, now }: { readonly steps: readonly Step[]; readonly now: Date },
): Audit {
  // Fields that came later than the row are filled with what an empty form has.
  const company = SellerCompany.parse(settlement.company);
  const declared = { company, verifiedPhone: account.verifiedPhone };
  return {
    state: settlement.state,
    version: settlement.version,
    email: account.email,
    company,
    isMobileVerified: isMobileVerified(declared),
    links: {
      logo: linkTo(company.logo, now),
      licencePhoto: linkTo(company.licencePhoto, now),
    },
    missing: missing(declared).map(({ field }) => field),
    submittedAt: settlement.submittedAt?.toISOString() ?? null,
    decidedAt: settlement.decidedAt?.toISOString() ?? null,
    changes: settlement.changes,
    dueAt: settlement.dueAt?.toISOString() ?? null,
    steps: steps.map(({ event, at, changes }) => ({ event, at: at.toISOString(), changes })),
    modelResults: modelResults(settlement, steps),
  };
}

/** A proposed address as both sides see it. */
export const addressChangeView = (change: AddressChange): AddressChangeView => ({
  id: change.id,
  state: change.state,
  version: change.version,
  before: change.before,
  after: change.after,
  reason: change.reason,
  proposedAt: change.proposedAt.toISOString(),
  endedAt: change.state === 'proposed' ? null : change.since.toISOString(),
  dueAt: change.dueAt?.toISOString() ?? null,
});

/** The facts that a review needs besides the settlement itself. */
export interface ReviewFacts {
  readonly account: AccountFacts;
  readonly steps: readonly Step[];
  readonly addressChanges: readonly AddressChange[];
  readonly names: ReadonlyMap<string, string>;
  readonly knownModels: ReadonlySet<string>;
  /** Settlements, sent in or passed, that name the same credit code: this one included. */
  readonly sameCreditCode: number;
  readonly holdsDeposit: boolean;
  readonly staffIsParty: boolean;
  readonly now: Date;
}

/** A settlement as its reviewer sees it, with what the program could verify. */
export function review(settlement: Settlement, facts: ReviewFacts): Review {
  const view = audit(settlement, facts.account, facts);
  const { company } = view;
  const sent = facts.steps.filter((step) => step.event === 'submit');
  const before = settlement.state === 'submitted' ? sent.at(-2) : sent.at(-1);
  // Once it passed its fields differ from what was sent in by addresses that changed later.
  const isCompared = before !== undefined && settlement.state !== 'pass';
  const isCounted = settlement.state === 'submitted' || settlement.state === 'pass';
  return {
    ...view,
    accountId: settlement.accountId,
    staffIsParty: facts.staffIsParty,
    depositWaiver: settlement.depositWaiver,
    changed: isCompared ? changedFields(SellerCompany.parse(before.company), company) : [],
    checks: {
      creditCode: creditCodeHolds(company),
      mobile: mobileOf(company.mobileAreaCode, company.mobile) !== null,
      mobileVerified: view.isMobileVerified,
      website: isWebsite(company.website),
      models: company.models.map((model) => ({ model, known: facts.knownModels.has(model) })),
      sameCreditCode: Math.max(0, facts.sameCreditCode - (isCounted ? 1 : 0)),
      deposit: facts.holdsDeposit,
    },
    addressChanges: facts.addressChanges.map(addressChangeView),
    history: facts.steps.map((step) => ({
      event: step.event,
      at: step.at.toISOString(),
      by: facts.names.get(step.byId) ?? '',
      changes: step.changes,
    })),
  };
}
