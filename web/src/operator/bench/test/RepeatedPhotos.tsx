import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { explainPhoto } from '#contract/qc/calls.ts';
import type { Inspection, RepeatedPhoto } from '#contract/qc/inspection-schemas.ts';
import { useFormCommand } from '#web/api/use-form-command.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { TextAreaField } from '#web/ui/form/TextAreaField.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { Note } from '#web/ui/Note.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { CommandDialog } from '#web/widgets/records/CommandDialog.tsx';
import { isOffered } from '../EventForms.tsx';
import styles from './repeated-photos.module.css';

/** Photos of this lot that another lot has too, side by side, with the author's reasons. */
export function RepeatedPhotos({ inspection }: { readonly inspection: Inspection }) {
  const own = useTranslator('operator/bench');
  const { repeats } = inspection;
  const [open, setOpen] = useState<string | null>(null);
  const known = useRef(repeats.length);
  useEffect(() => {
    // Found by a job while the author is at work further down.
    if (repeats.length > known.current) toast(own('comparing.found'));
    known.current = repeats.length;
  }, [repeats.length, own]);
  if (repeats.length === 0) return null;
  const chosen = repeats.find(({ id }) => id === open);
  const isMine = isOffered(inspection, 'explain');
  // An issued lot has its results first; the reasons stand behind them.
  const isOver = inspection.state === 'issued';
  const list = (
    <ul className={styles.list}>
      {repeats.map((one) => (
        <li key={one.id} className={styles.pair}>
          <Picture src={one.url} name={one.caption} place={own('repeats.here')} test={one.test} />
          <Picture
            src={one.otherUrl}
            name={one.otherLotNo}
            place={one.otherLotNo}
            test={one.otherTest}
          />
          <div className={styles.words}>
            <p>
              {own.parts('repeats.same', {
                share: one.likeness,
                lot: (
                  <Link to={`/ops/qc/${one.otherId}`} translate="no">
                    {one.otherLotNo} · {one.otherNo}
                  </Link>
                ),
              })}
            </p>
            {one.reason === '' ? (
              <p>{own('repeats.open')}</p>
            ) : (
              <p>
                {own('repeats.because', { name: one.reasonBy })} <span lang="">{one.reason}</span>
              </p>
            )}
            {isMine && (
              <Button size="xs" onClick={() => setOpen(one.id)}>
                {own(one.reason === '' ? 'repeats.explain' : 'repeats.change')}
              </Button>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
  return (
    <Section title={own('repeats.title')} aside={`${repeats.length}`}>
      {!isOver && <Note tone="wait">{own(isMine ? 'repeats.lead' : 'repeats.leadReview')}</Note>}
      {isOver ? (
        <details>
          <summary>{own('repeats.over')}</summary>
          {list}
        </details>
      ) : (
        list
      )}
      {chosen && (
        <ExplainDialog inspection={inspection} repeat={chosen} onClose={() => setOpen(null)} />
      )}
    </Section>
  );
}

interface PictureProps {
  readonly src: string;
  readonly name: string;
  readonly place: string;
  readonly test: RepeatedPhoto['test'];
}

function Picture({ src, name, place, test }: PictureProps) {
  const facts = useTranslator('order-parts');
  return (
    <figure className={styles.picture}>
      <img src={src} alt={name} />
      <figcaption>
        {place} · {facts(`test.${test}`)}
      </figcaption>
    </figure>
  );
}

interface DialogProps {
  readonly inspection: Inspection;
  readonly repeat: RepeatedPhoto;
  readonly onClose: () => void;
}

/** Asks the author why a photo stays that another lot has too. */
function ExplainDialog({ inspection, repeat, onClose }: DialogProps) {
  const t = useTranslator('operator');
  const own = useTranslator('operator/bench');
  const [reason, setReason] = useState(repeat.reason);
  const input = { id: inspection.id, version: inspection.version, repeatId: repeat.id, reason };
  const { form, command } = useFormCommand(explainPhoto, input, {
    onDone: () => {
      toast(own('repeats.done'));
      onClose();
    },
  });
  return (
    <CommandDialog
      title={own('repeats.dialog', { lot: repeat.otherLotNo })}
      submit={own('repeats.save')}
      form={form}
      command={command}
      onSubmit={() => command.mutate(input)}
      onClose={onClose}
    >
      <TextAreaField
        form={form}
        name="reason"
        label={t('reason')}
        required
        hint={own('repeats.hint')}
        value={reason}
        maxLength={500}
        onChange={setReason}
      />
    </CommandDialog>
  );
}
