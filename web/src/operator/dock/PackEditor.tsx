import { useState } from 'react';
import { type Agreement, compareLabel } from '#contract/dock/lots.ts';
import type { OrderLine } from '#contract/orders/line-schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/form/Field.tsx';
import { FigureInput } from '#web/ui/form/FigureInput.tsx';
import { Segmented } from '#web/ui/form/Segmented.tsx';
import { Select } from '#web/ui/form/Select.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { Icon } from '#web/ui/icon/Icon.tsx';
import { IconButton } from '#web/ui/icon/IconButton.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { Note } from '#web/ui/Note.tsx';
import text from '#web/ui/text.module.css';
import styles from './dock.module.css';
import { expectedOf, isWhole, type PackDraft } from './packs.ts';

const steps = ['1', '10', '100'] as const;
type Step = (typeof steps)[number] | 'label';

interface Props {
  readonly pack: PackDraft;
  readonly lines: readonly OrderLine[];
  /** Pieces of a line that were counted before this pack. */
  readonly counted: (lineId: string) => number;
  readonly onChange: (facts: Partial<PackDraft>) => void;
  readonly onAdd: () => void;
  readonly onDrop: () => void;
}

/** The pack at hand: its label beside the order, and the count that is made of it. */
export function PackEditor(props: Props) {
  const { pack, lines, onChange } = props;
  const t = useTranslator('operator/dock');
  const [isAsked, setAsked] = useState(false);
  const line = lines.find(({ id }) => id === pack.lineId);
  const add = () => {
    setAsked(!isWhole(pack));
    if (isWhole(pack)) props.onAdd();
  };
  return (
    <Section title={t('compare.title')} aside={line?.manufacturer}>
      {pack.isGuess && <Note tone="wait">{t('scan.guess')}</Note>}
      <Field label={t('pack.line')} required>
        <Select
          size="md"
          value={pack.lineId}
          placeholder={t('pack.choose')}
          options={lines.map(({ id, mpn }) => ({ value: id, label: mpn }))}
          onChange={(lineId) => onChange({ lineId })}
        />
      </Field>
      <Comparison {...props} line={line} />
      <div className={styles.two}>
        <Field label={t('compare.dateCode')}>
          <TextInput
            mono
            size="md"
            maxLength={10}
            value={pack.dateCode}
            onChange={(dateCode) => onChange({ dateCode })}
          />
        </Field>
        <Field label={t('compare.lotCode')}>
          <TextInput
            mono
            size="md"
            maxLength={60}
            value={pack.lotCode}
            onChange={(lotCode) => onChange({ lotCode })}
          />
        </Field>
      </div>
      <Counter pack={pack} onChange={onChange} />
      {isAsked && !isWhole(pack) && <Note tone="fail">{t('pack.needLine')}</Note>}
      <div className={styles.packButtons}>
        <Button size="lg" icon="plus" block onClick={add}>
          {t('pack.add')}
        </Button>
        <Button size="lg" variant="text" onClick={props.onDrop}>
          {t('pack.drop')}
        </Button>
      </div>
    </Section>
  );
}

function Comparison({ pack, line, counted }: Props & { line: OrderLine | undefined }) {
  const t = useTranslator('operator/dock');
  const { label } = pack;
  if (line === undefined || Object.keys(label).length === 0) return null;
  const expected = expectedOf(line);
  const before = counted(line.id);
  const said = { ...label, ...(pack.dateCode === '' ? {} : { dateCode: pack.dateCode }) };
  const agreed = compareLabel(said, expected, before);
  const left = Math.max(0, expected.expected - before);
  return (
    <table className={styles.compare}>
      <thead>
        <tr>
          <th scope="col">
            <span className={text.vh}>{t('compare.title')}</span>
          </th>
          <th scope="col">{t('compare.label')}</th>
          <th scope="col">{t('compare.order')}</th>
          <th scope="col">
            <span className={text.vh}>{t('compare.same')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        <Row name={t('compare.part')} label={label.mpn} order={line.mpn} agreed={agreed.part} />
        <Row
          name={t('compare.quantity')}
          label={label.quantity}
          order={t('compare.left', { left, all: expected.expected })}
          agreed={agreed.quantity}
        />
        <Row
          name={t('compare.dateCode')}
          label={pack.dateCode}
          order={line.dateCode || t('compare.notAgreed')}
          agreed={agreed.dateCode}
        />
        <Row
          name={t('compare.lotCode')}
          label={pack.lotCode}
          order={t('compare.notAgreed')}
          agreed="unknown"
        />
      </tbody>
    </table>
  );
}

function Row(props: {
  name: string;
  label: string | number | undefined;
  order: string;
  agreed: Agreement;
}) {
  const t = useTranslator('operator/dock');
  const { agreed } = props;
  return (
    <tr data-agreed={agreed}>
      <th scope="row">{props.name}</th>
      <td translate="no">{props.label}</td>
      <td translate="no">{props.order}</td>
      <td>
        {agreed !== 'unknown' && (
          <Icon
            name={agreed === 'same' ? 'check' : 'warning'}
            label={t(agreed === 'same' ? 'compare.same' : 'compare.differs')}
          />
        )}
      </td>
    </tr>
  );
}

function Counter({ pack, onChange }: Pick<Props, 'pack' | 'onChange'>) {
  const t = useTranslator('operator/dock');
  const [step, setStep] = useState<Step>('1');
  const pieces = Number(pack.pieces) || 0;
  const by = step === 'label' ? 1 : Number(step);
  const set = (count: number) => onChange({ pieces: `${Math.max(0, count)}` });
  const { labeled } = pack;
  return (
    <div className={styles.counter}>
      <div className={styles.stepper}>
        <IconButton icon="minus" label={t('pack.less')} onClick={() => set(pieces - by)} />
        <Field
          label={t('pack.count')}
          hint={<CountAgainstLabel pieces={pieces} labeled={labeled} />}
        >
          <FigureInput
            size="md"
            value={pack.pieces}
            onChange={(text) => onChange({ pieces: text })}
          />
        </Field>
        <IconButton icon="plus" label={t('pack.more')} onClick={() => set(pieces + by)} />
      </div>
      <Segmented<Step>
        block
        label={t('pack.step')}
        value={step}
        options={[
          ...steps.map((one) => ({ value: one, label: t('pack.by', { step: one }) })),
          { value: 'label', label: t('pack.asLabel'), disabled: labeled === null },
        ]}
        onChange={(chosen) => {
          setStep(chosen);
          if (chosen === 'label' && labeled !== null) set(labeled);
        }}
      />
    </div>
  );
}

/** How the count stands to the label. */
function CountAgainstLabel({ pieces, labeled }: { pieces: number; labeled: number | null }) {
  const t = useTranslator('operator/dock');
  if (labeled === null) return null;
  const by = pieces - labeled;
  if (by === 0) return <>{t('pack.says', { count: labeled })}</>;
  return (
    <span className={styles.amber}>
      {t(by < 0 ? 'pack.below' : 'pack.above', { count: Math.abs(by) })}
    </span>
  );
}
