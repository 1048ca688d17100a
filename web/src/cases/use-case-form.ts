import type { FormEvent } from 'react';
import { useState } from 'react';
import { loginUser } from '#contract/accounts/session-calls.ts';
import type { Call, ClientInput, Output } from '#contract/call.ts';
import { caseUpload, type legalAdd } from '#contract/cases/calls.ts';
import type { CaseFile } from '#contract/cases/schemas.ts';
import { personName } from '#contract/person-name.ts';
import { useCallQuery, useCommand, useSession } from '#web/api/hooks.ts';
import { type FieldErrors, useForm } from '#web/api/use-form.ts';
import { useUploads } from '#web/api/use-uploads.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useDraft } from '#web/ui/form/use-draft.ts';

/** Contact as typed; null where the reader has not touched the field. */
export interface Contact {
  readonly name: string | null;
  readonly company: string | null;
  readonly email: string | null;
  readonly phone: string | null;
}

/** The fields that the form of every kind has. */
export interface CommonFields extends Contact {
  readonly text: string;
}

export const noContact: Contact = { name: null, company: null, email: null, phone: null };

/** The receipt of a case: the same for every kind. */
export type Receipt = Output<typeof legalAdd>;

/**
 * The signed-in member, whose account fills the contact in; nothing for visitors, and nothing in
 * the drawing that the browser takes over, even where the frame around has the answer already.
 */
export function useMember() {
  const open = useSession('member') !== null;
  const { data } = useCallQuery(loginUser, {}, { enabled: open, quiet: true });
  return open ? data : undefined;
}

/** Returns an empty text for a name of dashes alone. */
const withoutDashes = (text: string) => (text.replaceAll('-', '').trim() === '' ? '' : text);

interface Parts<C extends Call, Typed> {
  /** The call that adds the case. */
  readonly call: C;
  /** Returns the errors that the call's schema finds in an input. */
  readonly violations: (input: ClientInput<C>) => FieldErrors;
  /** The key of the draft in the browser. */
  readonly key: string;
  readonly start: Typed;
  /** Returns the typed fields to send, besides contact and files. */
  readonly own: (typed: Typed) => object;
}

/** Holds the form of a case: draft, contact of the signed-in reader, files, errors and receipt. */
export function useCaseForm<C extends Call, Typed extends Contact>(parts: Parts<C, Typed>) {
  const t = useTranslator('cases');
  const member = useMember();
  const [typed, setTyped, forget] = useDraft<Typed>(parts.key, parts.start);
  const [receipt, setReceipt] = useState<Receipt | null>(null);
  const uploads = useUploads(caseUpload, t('form.fileLost'));
  const contact = {
    name: typed.name ?? withoutDashes(member ? personName(member) : ''),
    company: typed.company ?? member?.companyName ?? '',
    email: member?.email ?? typed.email ?? '',
    phone: typed.phone ?? '',
  };
  const files: CaseFile[] = uploads.answers.map(({ url, ticket }) => ({ url, ticket }));
  const input = { ...parts.own(typed), ...contact, files } as ClientInput<C>;
  const form = useForm(input, parts.violations(input));
  const add = useCommand(parts.call, {
    changes: [],
    onDone: (output) => {
      forget();
      uploads.clear();
      setReceipt(output as Receipt);
    },
    onFail: form.refuse,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (form.ready()) add.mutate(input);
  };
  return {
    typed,
    set: (change: Partial<Typed>) => setTyped((before) => ({ ...before, ...change })),
    contact,
    isMember: member !== undefined,
    uploads,
    form,
    submit,
    busy: add.isPending,
    error: form.rest(add.error),
    receipt,
    again: () => setReceipt(null),
  };
}

export type CaseForm<Typed extends Contact> = Omit<
  ReturnType<typeof useCaseForm<Call, Typed>>,
  'typed'
> & { readonly typed: Typed };
