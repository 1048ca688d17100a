import { useEffect, useMemo, useRef, useState } from 'react';
import type { Bom, BomLine } from '#contract/bom/bill-schemas.ts';
import { bomClaim, bomOpen } from '#contract/bom/calls.ts';
import { sendCall } from '#web/api/client.ts';
import { useSession } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { PageHead } from '#web/ui/layout/PageHead.tsx';
import { BomSteps } from '../BomSteps.tsx';
import { MappingStep } from '../map/MappingStep.tsx';
import { saveToken, tokenOf } from '../tokens.ts';
import styles from './bom.module.css';
import type { Desk, DeskState } from './desk.ts';
import { FilePanel } from './FilePanel.tsx';
import { type Filter, LinesSection } from './LinesSection.tsx';
import { SaveNotes, SaveState } from './SaveState.tsx';
import { SendPanel } from './SendPanel.tsx';
import { SumsPanel } from './SumsPanel.tsx';
import { isSendable, isSentByItself, useBuild, useSums } from './use-build.ts';
import { useDesk, useDeskState } from './use-desk.ts';

/** One bill from its columns to its sending. */
export function Workbench({ found }: { found: Bom }) {
  const t = useTranslator('bom');
  const map = useTranslator('bom/map');
  const desk = useDesk(found);
  const state = useDeskState(desk);
  const build = useBuild(state);
  const sums = useSums(state, build);
  const [isNaming, setNaming] = useState(false);
  const [filter, setFilter] = useState<Filter>('all');
  const [isSending, setSending] = useState(false);
  useNewest(desk, found);
  useKeeping(desk, state, isSending);
  const { bom } = state;
  const { file } = bom;
  const hasLines = state.lines.length > 0 || (file?.mapping ?? null) !== null;
  const isMapping = file !== null && (isNaming || !hasLines);
  return (
    <>
      <PageHead title={t('title')}>
        <span className={styles.number} translate="no">
          {bom.no}
        </span>
        <SaveState state={state} />
      </PageHead>
      <BomSteps current={isMapping ? 'columns' : 'check'} toChoose={sums.toChoose} />
      <SaveNotes desk={desk} state={state} />
      <div className={styles.top}>
        <FilePanel desk={desk} state={state} />
        {isMapping ? (
          <MappingStep
            bom={bom}
            file={file}
            hasLines={hasLines}
            version={() => desk.saved()}
            onRead={(next) => {
              desk.adopt(next);
              setNaming(false);
              setFilter('all');
            }}
            onBack={() => setNaming(false)}
          />
        ) : (
          <SumsPanel
            sums={sums}
            sellers={bom.sellers}
            sellersOld={state.sellersOld}
            onShow={setFilter}
            action={
              file && (
                <Button variant="text" onClick={() => setNaming(true)}>
                  {map('title')}
                </Button>
              )
            }
          />
        )}
      </div>
      {!isMapping && (
        <Lines
          desk={desk}
          state={state}
          filter={filter}
          onFilter={setFilter}
          onBusy={setSending}
          build={build}
          sums={sums}
        />
      )}
    </>
  );
}

interface LinesProps {
  readonly desk: Desk;
  readonly state: DeskState;
  readonly build: ReturnType<typeof useBuild>;
  readonly sums: ReturnType<typeof useSums>;
  readonly filter: Filter;
  readonly onFilter: (filter: Filter) => void;
  readonly onBusy: (isBusy: boolean) => void;
}

/** The lines with those that go out ticked, and their sending. */
function Lines({ desk, state, build, sums, filter, onFilter, onBusy }: LinesProps) {
  const [picks, setPicks] = useState<ReadonlyMap<string, boolean>>(new Map());
  const isPicked = (line: BomLine) =>
    !state.checking.has(line.id) &&
    isSendable(line, build) &&
    (picks.get(line.id) ?? isSentByItself(line));
  // biome-ignore lint/correctness/useExhaustiveDependencies: these four are what it is made of.
  const going = useMemo(
    () => state.lines.filter(isPicked),
    [state.lines, state.checking, build, picks],
  );
  return (
    <>
      <div className={styles.lines}>
        <LinesSection
          desk={desk}
          state={state}
          build={build}
          sums={sums}
          filter={filter}
          onFilter={onFilter}
          isPicked={isPicked}
          onPick={(line) => setPicks(new Map([...picks, [line.id, !isPicked(line)]]))}
          onPickAll={(lines, on) =>
            setPicks(new Map([...picks, ...lines.map(({ id }) => [id, on] as const)]))
          }
        />
      </div>
      <SendPanel
        desk={desk}
        lines={going}
        onBusy={onBusy}
        onSent={async ({ version }) => {
          setPicks(new Map());
          desk.moveOn({ version });
          desk.adopt(await openAgain(desk.state().bom.id));
        }}
      />
    </>
  );
}

/** The bill as the server has it; what is the reader's own needs no token any more. */
async function openAgain(id: string): Promise<Bom> {
  const bom = await sendCall(bomOpen, { id, token: tokenOf(id) }, { notCancel: true });
  if (bom.saved) saveToken(id, null);
  return bom;
}

/** A newer answer about the bill is taken where nothing typed here waits. */
function useNewest(desk: Desk, found: Bom): void {
  useEffect(() => {
    const { bom, saving } = desk.state();
    if (found.version > bom.version && saving === 'saved') desk.adopt(found);
  }, [desk, found]);
}

/** A visitor's bill becomes the buyer's once they have signed in. */
function useKeeping(desk: Desk, { bom }: DeskState, isSending: boolean): void {
  const isMember = useSession('member') !== null;
  const tried = useRef(false);
  const { id, saved } = bom;
  useEffect(() => {
    const token = tokenOf(id);
    if (!isMember || saved || isSending || token === null || tried.current) return;
    tried.current = true;
    desk
      .saved()
      .then(() => sendCall(bomClaim, { id, token }, { notCancel: true, quiet: true }))
      .then((savedBom) => {
        saveToken(id, null);
        desk.adopt(savedBom);
      })
      // Who may not keep bills goes on as before: it is theirs for a day.
      .catch(() => undefined);
  }, [desk, id, saved, isMember, isSending]);
}
