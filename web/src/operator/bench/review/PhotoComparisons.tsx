import { comparePhotos, inspectionOne } from '#contract/qc/calls.ts';
import type { Inspection } from '#contract/qc/inspection-schemas.ts';
import { useCallQuery, useCommand } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { Note } from '#web/ui/Note.tsx';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import styles from '../bench.module.css';

/** The page hears by an event when a comparison ends, and polls besides in case it was missed. */
const POLL_MS = 5000;

type Comparisons = Inspection['comparing'];

/** Returns the photos that another lot has too and that have no reason. */
const unexplained = ({ repeats }: Inspection) => repeats.filter(({ reason }) => reason === '');

/** Returns whether the photos of a lot keep it from review. */
export const waitsForPhotos = (inspection: Inspection): boolean =>
  inspection.comparing.length > 0 || unexplained(inspection).length > 0;

function useTestNames(comparisons: Comparisons): string {
  const facts = useTranslator('order-parts');
  const separator = facts.lang === 'zh' ? '、' : ', ';
  return comparisons.map(({ test }) => facts(`test.${test}`)).join(separator);
}

/** Says beside the button of review which photos keep the lot from it. */
export function Comparing({ inspection }: { readonly inspection: Inspection }) {
  const own = useTranslator('operator/bench');
  const running = inspection.comparing.filter(({ isFailed }) => !isFailed);
  const tests = useTestNames(running);
  const count = unexplained(inspection).length;
  return (
    <div role="status">
      {running.length > 0 && (
        <RunningNote id={inspection.id} text={own('comparing.running', { tests })} />
      )}
      {count > 0 && <p className={styles.small}>{own('comparing.open', { count })}</p>}
    </div>
  );
}

function RunningNote({ id, text }: { readonly id: string; readonly text: string }) {
  useCallQuery(inspectionOne, { id }, { everyMs: POLL_MS, quiet: true });
  return <p className={styles.small}>{text}</p>;
}

/** Says whose photos could not be compared, and lets anyone of the lab repeat it. */
export function FailedComparisons({ inspection }: { readonly inspection: Inspection }) {
  const own = useTranslator('operator/bench');
  const failed = inspection.comparing.filter(({ isFailed }) => isFailed);
  const tests = useTestNames(failed);
  const command = useCommand(comparePhotos);
  if (failed.length === 0) return null;
  return (
    <>
      <Note tone="fail" className={styles.notice}>
        {own('comparing.failed', { tests })}{' '}
        <Button
          size="xs"
          loading={command.isPending}
          onClick={() => command.mutate({ id: inspection.id })}
        >
          {own('comparing.again')}
        </Button>
      </Note>
      {command.error && <FailNote error={command.error} />}
    </>
  );
}
