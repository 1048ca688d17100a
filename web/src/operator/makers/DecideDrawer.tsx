import { useMemo } from 'react';
import { opsManufacturerDecide } from '#contract/manufacturers/calls.ts';
import { manufacturerVerdicts } from '#contract/manufacturers/constants.ts';
import type { WaitingManufacturer } from '#contract/manufacturers/schemas.ts';
import { useFormCommand } from '#web/api/use-form-command.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { RadioGroup } from '#web/ui/form/RadioGroup.tsx';
import { TextInputField } from '#web/ui/form/TextInputField.tsx';
import { useDraft } from '#web/ui/form/use-draft.ts';
import { DefinitionList } from '#web/ui/layout/DefinitionList.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { CommandDrawer } from '#web/widgets/records/CommandDrawer.tsx';
import { DateTime } from '#web/widgets/times/DateTime.tsx';
import { type Chosen, MakerChoice } from './MakerChoice.tsx';
import styles from './makers.module.css';

type Verdict = (typeof manufacturerVerdicts)[number];

const NO_MAKER = 'Unknown';

interface Draft {
  readonly verdict: Verdict;
  readonly to: Chosen | null;
  readonly name: string;
}

/** Returns the form's initial values: the nearest known maker, or a maker of its own. */
const initialDraft = ({ name, near: [nearest] }: WaitingManufacturer): Draft => ({
  verdict: nearest ? 'alias' : 'own',
  to: nearest ?? null,
  name,
});

/** Shows the desk's form for its decision on one waiting name. */
export function DecideDrawer({
  maker,
  onClose,
}: {
  maker: WaitingManufacturer;
  onClose: () => void;
}) {
  const t = useTranslator('operator/makers');
  const initial = useMemo(() => initialDraft(maker), [maker]);
  const [draft, setDraft, forget] = useDraft<Draft>(`maker:${maker.id}`, initial);
  const { verdict, to, name } = draft;
  const input = {
    id: maker.id,
    verdict,
    to: verdict === 'alias' ? (to?.id ?? null) : null,
    name: verdict === 'own' ? name : '',
  };
  const { form, command: decide } = useFormCommand(opsManufacturerDecide, input, {
    onDone: ({ name: written, shownAs }) => {
      forget();
      toast(t('decided', { name: written, shown: shownAs }));
      onClose();
    },
  });
  const set = (changes: Partial<Draft>) => setDraft((before) => ({ ...before, ...changes }));
  return (
    <CommandDrawer
      title={<span translate="no">{maker.name}</span>}
      submit={t('save')}
      className={styles.drawer}
      form={form}
      command={decide}
      onSubmit={() => decide.mutate(input)}
      onClose={onClose}
    >
      <Facts maker={maker} />
      <RadioGroup
        column
        label={t('verdict.label')}
        value={verdict}
        options={manufacturerVerdicts.map((one) => ({ value: one, label: t(`verdict.${one}`) }))}
        onChange={(next) => set({ verdict: next })}
      />
      {verdict === 'alias' && (
        <MakerChoice
          near={maker.near}
          chosen={to}
          error={form.error('to')}
          onChoose={(next) => set({ to: next })}
        />
      )}
      {verdict === 'own' && (
        <TextInputField
          form={form}
          name="name"
          label={t('ownName')}
          hint={t('ownHint')}
          required
          value={name}
          maxLength={120}
          onChange={(next) => set({ name: next })}
        />
      )}
      {verdict === 'none' && <p>{t.parts('noneHint', { name: <MakerText name={NO_MAKER} /> })}</p>}
      <Effect maker={maker} displayName={resolveDisplayName(draft)} />
    </CommandDrawer>
  );
}

/** The name that lines will show; empty while it is not chosen. */
function resolveDisplayName({ verdict, to, name }: Draft): string {
  if (verdict === 'none') return NO_MAKER;
  return verdict === 'alias' ? (to?.name ?? '') : name.trim();
}

const MakerText = ({ name }: { name: string }) => <b translate="no">{name}</b>;

function Effect({ maker, displayName }: { maker: WaitingManufacturer; displayName: string }) {
  const t = useTranslator('operator/makers');
  const format = useFormat();
  if (displayName === '') return null;
  return (
    <p>
      {t.parts('effect', {
        lines: format.number(maker.lines),
        name: <MakerText name={displayName} />,
      })}
    </p>
  );
}

function Facts({ maker }: { maker: WaitingManufacturer }) {
  const t = useTranslator('operator/makers');
  const format = useFormat();
  const items = [
    { key: 'lines', term: t('lines'), value: format.number(maker.lines) },
    { key: 'parts', term: t('parts'), value: format.number(maker.parts) },
    {
      key: 'samples',
      term: t('samples'),
      value: <span translate="no">{maker.samples.join(', ') || '–'}</span>,
    },
    { key: 'since', term: t('since'), value: <DateTime at={maker.since} /> },
  ];
  return <DefinitionList items={items} />;
}
