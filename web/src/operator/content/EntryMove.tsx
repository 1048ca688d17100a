import type { Call, ClientInput } from '#contract/call.ts';
import type { BlacklistEntry } from '#contract/content/blacklist-schemas.ts';
import {
  opsBlacklistAppeal,
  opsBlacklistDecideAppeal,
  opsBlacklistDrop,
  opsBlacklistEnd,
  opsBlacklistNotice,
  opsBlacklistPublish,
  opsBlacklistReply,
} from '#contract/content/staff-calls.ts';
import type { BlacklistEvent } from '#contract/content/table.ts';
import { useCommand } from '#web/api/hooks.ts';
import { useForm, validateInput } from '#web/api/use-form.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/form/Field.tsx';
import { RadioGroup } from '#web/ui/form/RadioGroup.tsx';
import { TextArea } from '#web/ui/form/TextArea.tsx';
import { useDraft } from '#web/ui/form/use-draft.ts';
import { toast } from '#web/ui/overlay/toast.ts';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import styles from './content.module.css';

/** Both answers to an appeal are given in one form. */
export type Move = Exclude<BlacklistEvent, 'stay' | 'grant' | 'expire'> | 'answer';

/** The form of each event; null where another has it, or the clock takes it. */
const forms: Readonly<Record<BlacklistEvent, Move | null>> = {
  notice: 'notice',
  reply: 'reply',
  publish: 'publish',
  appeal: 'appeal',
  stay: 'answer',
  grant: null,
  end: 'end',
  drop: 'drop',
  expire: null,
};

/** Returns the forms of the events that a reader may take on an entry now. */
export const listActions = ({ allowedEvents }: BlacklistEntry): Move[] =>
  allowedEvents.flatMap((event) => forms[event] ?? []);

type Texted = Exclude<Move, 'notice' | 'publish'>;

const calls = {
  notice: opsBlacklistNotice,
  reply: opsBlacklistReply,
  publish: opsBlacklistPublish,
  appeal: opsBlacklistAppeal,
  answer: opsBlacklistDecideAppeal,
  end: opsBlacklistEnd,
  drop: opsBlacklistDrop,
} as const satisfies Record<Move, Call>;

const hasText = (move: Move): move is Texted => move !== 'notice' && move !== 'publish';
/** The field of the call that holds what is typed. */
const fieldOf = (move: Move) => (move === 'end' || move === 'drop' ? 'reason' : 'text');

const FIRST = { text: '', choice: 'stay' };

interface Props {
  readonly move: Move;
  readonly entry: BlacklistEntry;
  readonly onDone: () => void;
}

/** One step of an entry: what it does, what it needs, the button that does it. */
export function EntryMove({ move, entry, onDone }: Props) {
  const t = useTranslator('content-desk');
  const [draft, setDraft, forget] = useDraft(`blacklist:${entry.id}:${move}`, FIRST);
  const call = calls[move];
  const field = fieldOf(move);
  const input = {
    id: entry.id,
    version: entry.version,
    ...(hasText(move) ? { [field]: draft.text } : {}),
    ...(move === 'answer' ? { stays: draft.choice === 'stay' } : {}),
  };
  const form = useForm(input, validateInput(call, input));
  const command = useCommand(call as typeof opsBlacklistNotice, {
    onDone: ({ supplier }) => {
      forget();
      toast(t('blacklist.done', { supplier }));
      onDone();
    },
    onFail: (error) => form.refuse(error),
  });
  return (
    <form
      ref={form.frame}
      noValidate
      className={styles.move}
      onSubmit={(event) => {
        event.preventDefault();
        if (form.ready()) command.mutate(input as ClientInput<typeof opsBlacklistNotice>);
      }}
    >
      <p>{t(`blacklist.aboutMove.${move}`)}</p>
      {move === 'answer' && (
        <RadioGroup
          label={t('blacklist.appeal')}
          value={draft.choice}
          options={[
            { value: 'stay', label: t('blacklist.stay') },
            { value: 'grant', label: t('blacklist.grant') },
          ]}
          onChange={(choice) => setDraft((before) => ({ ...before, choice }))}
        />
      )}
      {hasText(move) && (
        <Field label={t(`blacklist.text.${move}`)} required error={form.error(field)}>
          <TextArea
            rows={5}
            value={draft.text}
            maxLength={field === 'reason' ? 1000 : 4000}
            onChange={(text) => setDraft((before) => ({ ...before, text }))}
            onBlur={form.left(field)}
          />
        </Field>
      )}
      <FailNote error={form.rest(command.error)} />
      <div>
        <Button type="submit" variant="primary" loading={command.isPending}>
          {t(`blacklist.move.${move}`)}
        </Button>
      </div>
    </form>
  );
}
