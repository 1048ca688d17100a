import { type FormEvent, useState } from 'react';
import type { Call, ClientInput } from '#contract/call.ts';
import {
  caseUpload,
  opsCaseClaim,
  opsCaseClose,
  opsCaseList,
  opsCaseOne,
  opsCaseReopen,
  opsCaseReply,
  opsCaseRequestDetails,
} from '#contract/cases/calls.ts';
import type { OpsCaseView } from '#contract/cases/case-schemas.ts';
import type { CaseEvent } from '#contract/cases/table.ts';
import { caseReplyFilesMax, caseTextMax } from '#contract/cases/topics.ts';
import { CallFailure } from '#web/api/failure.ts';
import { useCommand } from '#web/api/hooks.ts';
import { useForm, validateInput } from '#web/api/use-form.ts';
import { useUploads } from '#web/api/use-uploads.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/form/Field.tsx';
import { Segmented } from '#web/ui/form/Segmented.tsx';
import { TextArea } from '#web/ui/form/TextArea.tsx';
import { useDraft } from '#web/ui/form/use-draft.ts';
import { MoveBox } from '#web/ui/layout/MoveBox.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import { FilesField } from './CommonFields.tsx';
import { TemplatePick } from './templates/TemplatePick.tsx';
import styles from './thread.module.css';

type CaseAction = 'answer' | 'askBack' | 'end' | 'reopen';

const calls: Record<CaseAction, Call> = {
  answer: opsCaseReply,
  askBack: opsCaseRequestDetails,
  end: opsCaseClose,
  reopen: opsCaseReopen,
};

/** The kind of message of each event; null where it is a button, or author or clock take it. */
const saying: Readonly<Record<CaseEvent, CaseAction | null>> = {
  answer: 'answer',
  askBack: 'askBack',
  end: 'end',
  reopen: 'reopen',
  take: null,
  reply: null,
  close: null,
  expire: null,
  allowForward: null,
  sellerAnswer: null,
  sellerSilent: null,
  // Events that concern the seller have a form of their own.
  forward: null,
  askSeller: null,
  withdrawForward: null,
  passOn: null,
};

const changes = [opsCaseOne, opsCaseList];

/** Shows the actions of support on a case now: take it, send a message, close it, reopen it. */
export function DeskActs({ view, again }: { view: OpsCaseView; again: () => void }) {
  const actions = view.allowedEvents.flatMap((event) => saying[event] ?? []);
  const canClaim = view.allowedEvents.includes('take');
  // Who takes over from a colleague may also answer at once: the case is theirs from then on.
  if (canClaim && actions.length === 0) return <CaseClaim view={view} again={again} />;
  return (
    <>
      {canClaim && <CaseTakeover view={view} again={again} />}
      {actions.length > 0 && (
        <ReplyForm key={actions.join()} view={view} actions={actions} again={again} />
      )}
    </>
  );
}

/** A stale page is read again; the note stays beside the button. */
export const rereadWhenStale = (again: () => void) => (error: Error) => {
  if (error instanceof CallFailure && error.is('case.changed')) again();
};

interface Props {
  readonly view: OpsCaseView;
  readonly again: () => void;
}

function useClaim({ view, again }: Props) {
  const desk = useTranslator('cases/desk');
  const claim = useCommand(opsCaseClaim, {
    changes,
    onDone: () => toast(desk('taken', { no: view.no })),
    onFail: rereadWhenStale(again),
  });
  return { take: claim, go: () => claim.mutate({ id: view.id, version: view.version }) };
}

function CaseClaim(props: Props) {
  const desk = useTranslator('cases/desk');
  const { take, go } = useClaim(props);
  return (
    <div className={styles.move}>
      <MoveBox
        title={desk('takeTitle')}
        hint={desk('takeText')}
        action={
          <Button variant="primary" loading={take.isPending} onClick={go}>
            {desk('take')}
          </Button>
        }
      >
        {take.error && <FailNote error={take.error} />}
      </MoveBox>
    </div>
  );
}

function CaseTakeover(props: Props) {
  const desk = useTranslator('cases/desk');
  const { take, go } = useClaim(props);
  return (
    <p className={styles.foot}>
      <Button loading={take.isPending} onClick={go}>
        {desk('takeOver')}
      </Button>
      <span className={styles.hint}>{desk('takeText')}</span>
      <FailNote error={take.error} />
    </p>
  );
}

function ReplyForm({ view, actions, again }: Props & { actions: readonly CaseAction[] }) {
  const t = useTranslator('cases');
  const desk = useTranslator('cases/desk');
  const [say, setSay] = useState<CaseAction>(actions[0] ?? 'answer');
  const [text, setText, forget] = useDraft(`ops-case:${view.id}`, '');
  const [templateId, setTemplateId] = useState<string>();
  const uploads = useUploads(caseUpload, t('form.fileLost'));
  const call = calls[say];
  const files = uploads.answers.map(({ url, ticket }) => ({ url, ticket }));
  const base = { id: view.id, version: view.version, text };
  const used = templateId === undefined ? {} : { templateId };
  const input = (say === 'reopen' ? base : { ...base, ...used, files }) as ClientInput<typeof call>;
  const form = useForm(input, validateInput(call, input));
  const command = useCommand(call, {
    changes,
    onDone: () => {
      forget();
      setTemplateId(undefined);
      uploads.clear();
      toast(desk(`done.${say}`, { no: view.no }));
    },
    onFail: (error) => {
      form.refuse(error);
      rereadWhenStale(again)(error);
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (form.ready()) command.mutate(input);
  };
  return (
    <form ref={form.frame} className={styles.compose} onSubmit={submit} noValidate>
      {actions.length > 1 && (
        <Segmented
          label={desk('act')}
          value={say}
          onChange={setSay}
          options={actions.map((value) => ({ value, label: desk(value) }))}
        />
      )}
      {say !== 'reopen' && (
        <TemplatePick
          view={view}
          onPick={({ id, event: next, words }) => {
            if (actions.includes(next)) setSay(next);
            setText(text.trim() === '' ? words : `${text.trimEnd()}\n\n${words}`);
            setTemplateId(id);
          }}
        />
      )}
      <Field label={desk('words')} required error={form.error('text')} hint={desk(`${say}Hint`)}>
        <TextArea rows={5} maxLength={caseTextMax} counted value={text} onChange={setText} />
      </Field>
      {say !== 'reopen' && <FilesField uploads={uploads} most={caseReplyFilesMax} />}
      <FailNote error={form.rest(command.error)} />
      <div className={styles.foot}>
        <Button type="submit" variant="primary" loading={command.isPending} disabled={uploads.busy}>
          {desk(`go.${say}`)}
        </Button>
      </div>
    </form>
  );
}
