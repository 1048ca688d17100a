import { type FormEvent, useState } from 'react';
import type { BomLine } from '#contract/bom/bill-schemas.ts';
import { bomList, bomSend } from '#contract/bom/calls.ts';
import type { Output } from '#contract/call.ts';
import { inquiryList } from '#contract/enquiries/calls.ts';
import { wantedDays } from '#contract/enquiries/shapes.ts';
import type { leadTimes } from '#contract/options.ts';
import { useCommand } from '#web/api/hooks.ts';
import { useForm, validateInput } from '#web/api/use-form.ts';
import { useDraft } from '#web/ui/form/use-draft.ts';
import { tokenOf } from '../tokens.ts';
import type { Desk } from './desk.ts';
import { useReload } from './use-desk.ts';

export type Sent = Output<typeof bomSend>;
type LeadTime = (typeof leadTimes)[number];

interface SendDraft {
  readonly note: string;
  readonly dateCode: string;
  readonly leadTime: LeadTime;
  readonly urgent: boolean;
  readonly wanted: string;
}

const EMPTY: SendDraft = { note: '', dateCode: '', leadTime: 'any', urgent: false, wanted: '' };

export interface SendOptions {
  readonly desk: Desk;
  /** Lines that go out. */
  readonly lines: readonly BomLine[];
  /** Tells that sending begins and ends: meanwhile nothing else takes the bill over. */
  readonly onBusy: (isBusy: boolean) => void;
  readonly onSent: (sent: Sent) => Promise<void>;
}

/** Holds what is asked of the sellers, and sends the lines once the bill is saved. */
export function useSend({ desk, lines, onBusy, onSent }: SendOptions) {
  const { id } = desk.state().bom;
  const [draft, setDraft, forget] = useDraft<SendDraft>(`bom-send-${id}`, EMPTY);
  const [sent, setSent] = useState<Sent | null>(null);
  const { wanted, ...asked } = draft;
  const content = {
    id,
    version: 1,
    lines: lines.map((line) => line.id),
    ...asked,
    wantedDays: wantedDays.find((days) => `${days}` === wanted) ?? null,
  };
  const reload = useReload();
  const form = useForm(draft, ownViolations(validateInput(bomSend, content)));
  const command = useCommand(bomSend, {
    changes: [bomList, inquiryList],
    onDone: (result) => {
      forget();
      setSent(result);
      void onSent(result).finally(() => onBusy(false));
    },
    onFail: (error) => {
      onBusy(false);
      reload(error);
      form.refuse(error);
      return true;
    },
  });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!form.ready() || lines.length === 0) return;
    onBusy(true);
    const version = await desk.saved().catch(() => null);
    if (version === null) return onBusy(false);
    setSent(null);
    command.mutate({ ...content, token: tokenOf(id), version });
  };
  const change = (part: Partial<SendDraft>) => setDraft((before) => ({ ...before, ...part }));
  return { draft, change, form, command, submit, sent };
}

/** Returns the errors of the panel's own fields; the lines are edited elsewhere. */
function ownViolations(violations: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(violations).filter(([field]) => field === 'note' || field === 'dateCode'),
  );
}
