import {
  type FocusEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { z } from 'zod';
import type { Call } from '#contract/call.ts';
import { CallFailure } from './failure.ts';
import { useLateFieldText } from './field-text.ts';
import { inputSchema, schemasArrived, watchSchemas } from './late-schemas.ts';

/** Refused fields by name, each with the word key of the reason. */
export type FieldErrors = Readonly<Record<string, string>>;

/**
 * Validates an input by the call's own schema; returns the first reason per field. Empty while the
 * schema is loading: what is sent meanwhile is checked by the server.
 */
export function validateInput(call: Call, input: unknown): FieldErrors {
  return violationsOf(inputSchema(call), input);
}

/** The first reason per field that a schema finds in an input; none where the schema is not here yet. */
export function violationsOf(schema: z.ZodType | null, input: unknown): FieldErrors {
  const read = schema?.safeParse(input);
  const violations: Record<string, string> = {};
  for (const issue of read?.error?.issues ?? []) {
    violations[issue.path.map(String).join('.')] ??= reasonOf(issue);
  }
  return violations;
}

interface Issue {
  readonly code?: string | undefined;
  readonly message: string;
  readonly errors?: readonly (readonly Issue[])[];
}

/** A union's own message says nothing; its first branch is the field as typed. */
function reasonOf(issue: Issue): string {
  const [typed] = issue.errors ?? [];
  return issue.code === 'invalid_union' ? (typed?.[0]?.message ?? 'invalid') : issue.message;
}

export interface Form {
  readonly frame: RefObject<HTMLFormElement | null>;
  /** The error of a field, once it was left or the form was submitted. */
  error(field: string): string | undefined;
  /** Leaving a field shows what is wrong with it. */
  left(field: string): (event?: FocusEvent) => void;
  /** Shows every error and moves to the first; true where there is none. */
  ready(): boolean;
  /** Puts a refusal at its fields; true where it had any. */
  refuse(error: Error): boolean;
  /** The failure, unless it stands at its fields already. */
  rest(error: Error | null): Error | null;
}

/**
 * When a form says what is wrong: on leaving a field and on sending. A refusal of the server stays
 * until something is changed.
 */
export function useForm(values: unknown, violations: FieldErrors): Form {
  const fieldText = useLateFieldText(Object.keys(violations).length > 0);
  // The schemas may arrive while the form stands: then its errors are asked for again.
  useSyncExternalStore(watchSchemas, schemasArrived, schemasArrived);
  const frame = useRef<HTMLFormElement>(null);
  const [seen, setSeen] = useState<ReadonlySet<string> | null>(new Set());
  const [refused, setRefused] = useState<{ values: string; fields: FieldErrors }>({
    values: '',
    fields: {},
  });
  const [, drawAgain] = useState(0);
  const now = JSON.stringify(values);
  const due = useFirstViolation(frame, now);
  const moveToFirst = () => {
    due.current = now;
    drawAgain((times) => times + 1);
  };
  return {
    frame,
    error(field) {
      const refusedText = refused.values === now ? refused.fields[field] : undefined;
      const violation = seen === null || seen.has(field) ? violations[field] : undefined;
      // A sentence that is still on its way marks no field: the first one marked is moved to.
      return refusedText ?? ((violation && fieldText(violation)) || undefined);
    },
    left: (field) => (event) => {
      // Going to a button is not leaving a field empty: the button may be the way out.
      const empty = event?.target instanceof HTMLInputElement && event.target.value === '';
      if (!empty) setSeen((before) => before && new Set(before).add(field));
    },
    ready() {
      setSeen(null);
      const isRight = Object.keys(violations).length === 0;
      if (!isRight) moveToFirst();
      return isRight;
    },
    rest: (error) => (error instanceof CallFailure && error.fields.length > 0 ? null : error),
    refuse(error) {
      if (!(error instanceof CallFailure) || error.fields.length === 0) return false;
      const fields: Record<string, string> = {};
      // The first reason of a field says most: empty, before malformed.
      for (const one of error.fields) fields[one.field] ??= one.message;
      setRefused({ values: now, fields });
      moveToFirst();
      return true;
    },
  };
}

/**
 * Moves to the first wrong field once it shows that it is: the sentence that says why may still be
 * on its way. Holds what stood in the form when that became due; who types on is left alone.
 */
function useFirstViolation(frame: RefObject<HTMLFormElement | null>, now: string) {
  const due = useRef<string | null>(null);
  useEffect(() => {
    if (due.current === null) return;
    const first = frame.current?.querySelector<HTMLElement>('[aria-invalid=true]');
    if (due.current === now && !first) return;
    if (due.current === now) first?.focus();
    due.current = null;
  });
  return due;
}
