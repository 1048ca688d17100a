import type { ClientInput } from '#contract/call.ts';
import {
  type FaultKind,
  faultKinds,
  type PartFamily,
  partFamilies,
} from '#contract/qc/planning/fault-kinds.ts';
import type { optimizePlan } from '#contract/qc/planning/planner-calls.ts';

/** The planner's form as typed; the address holds the same. */
export interface PlanForm {
  readonly quantity: string;
  readonly family: PartFamily;
  readonly kinds: readonly FaultKind[];
  readonly bad: string;
  readonly budget: string;
  readonly days: string;
  readonly pieces: string;
  readonly goods: string;
}

export const planDefaults: PlanForm = {
  quantity: '2500',
  family: 'logic',
  kinds: faultKinds,
  bad: '10',
  budget: '500',
  days: '',
  pieces: '',
  goods: '',
};

const texts = ['quantity', 'bad', 'budget', 'days', 'pieces', 'goods'] as const;

/** Returns the form that an address holds; the default where it holds none. */
export function formOfQuery(query: URLSearchParams): PlanForm {
  if (!query.has('quantity')) return planDefaults;
  const typed = Object.fromEntries(texts.map((key) => [key, query.get(key) ?? '']));
  const kinds = (query.get('kinds') ?? '').split('-');
  const family = partFamilies.find((one) => one === query.get('family'));
  return {
    ...planDefaults,
    ...typed,
    family: family ?? planDefaults.family,
    kinds: faultKinds.filter((one) => kinds.includes(one)),
  };
}

/** Returns the address's query of a form. */
export const queryOfForm = (form: PlanForm): Record<string, string> => ({
  ...Object.fromEntries(texts.map((key) => [key, form[key]])),
  family: form.family,
  kinds: form.kinds.join('-'),
});

const AMOUNT = /^((0|[1-9]\d{0,8})(\.\d{1,2})?)?$/;
const isFigure = (text: string, max: number): boolean =>
  text === '' || (/^\d{1,7}$/.test(text) && Number(text) <= max);

/** Fields of the form that cannot be sent as they are; the call's own schema judges again. */
export function wrongFields(form: PlanForm): (keyof PlanForm)[] {
  const bad = Number(form.bad.replace(',', '.'));
  const checks: Partial<Record<keyof PlanForm, boolean>> = {
    quantity: /^[1-9]\d{0,6}$/.test(form.quantity) && Number(form.quantity) <= 1_000_000,
    bad: /^\d{1,3}([.,]\d)?$/.test(form.bad) && bad >= 0.1 && bad <= 100,
    budget: AMOUNT.test(form.budget),
    goods: AMOUNT.test(form.goods),
    days: isFigure(form.days, 90),
    pieces: isFigure(form.pieces, 1_000_000),
    kinds: form.kinds.length > 0,
  };
  return (Object.keys(checks) as (keyof PlanForm)[]).filter((key) => checks[key] === false);
}

/** Returns the call's input of a form that has no wrong field. */
export function planInput(form: PlanForm): ClientInput<typeof optimizePlan> {
  const figure = (text: string) => (text === '' ? null : Number(text));
  return {
    quantity: form.quantity,
    family: form.family,
    kinds: [...form.kinds],
    badPercent: Number(form.bad.replace(',', '.')),
    budget: form.budget,
    days: figure(form.days),
    pieces: figure(form.pieces),
    goods: form.goods,
  };
}
