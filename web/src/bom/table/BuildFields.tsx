import { useEffect, useState } from 'react';
import { BOM_ATTRITION_BP_MAX, BOM_BOARDS_MAX } from '#contract/bom/shapes.ts';
import { conditions } from '#contract/options.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Field } from '#web/ui/form/Field.tsx';
import { Select } from '#web/ui/form/Select.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import styles from './bom.module.css';
import { attritionOf, boardsOf, percentText } from './build-text.ts';
import type { Desk, DeskState } from './desk.ts';

/** Shows the fields of the build; each figure is used as soon as it is valid. */
export function BuildFields({ desk, state }: { desk: Desk; state: DeskState }) {
  const t = useTranslator('bom/table');
  const facts = useTranslator('order-parts');
  const format = useFormat();
  const { boards, attritionBp, condition } = state.bom;
  return (
    <div className={styles.build}>
      <FigureField
        name="boards"
        label={t('build.boards')}
        savedText={`${boards}`}
        read={boardsOf}
        wrong={t('build.boardsWrong', { max: format.number(BOM_BOARDS_MAX, 0) })}
        onValue={(value) => desk.settle({ boards: value })}
      />
      <FigureField
        name="attrition"
        label={t('build.attrition')}
        hint={t('build.attritionHint')}
        unit="%"
        savedText={percentText(attritionBp)}
        read={attritionOf}
        wrong={t('build.attritionWrong', { max: format.percent(BOM_ATTRITION_BP_MAX / 10_000, 0) })}
        onValue={(value) => desk.settle({ attritionBp: value })}
      />
      <Field label={t('build.condition')} className={styles.wide}>
        <Select
          value={condition ?? ''}
          placeholder={t('build.anyCondition')}
          options={conditions.map((value) => ({ value, label: facts(`condition.${value}`) }))}
          onChange={(value) => desk.settle({ condition: value || null })}
        />
      </Field>
    </div>
  );
}

interface TypedProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly unit?: string | undefined;
  /** The current value, as it would be typed. */
  readonly savedText: string;
  readonly read: (text: string) => number | null;
  readonly wrong: string;
  readonly onValue: (value: number) => void;
}

/** A figure as typed: what is none stays in its field and says why. */
function FigureField({ name, label, hint, unit, savedText, read, wrong, onValue }: TypedProps) {
  const [text, setText] = useState(savedText);
  const isSame = read(text) === read(savedText);
  // Another window, or what was loaded anew, changed it: a figure that is not being typed follows.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is kept moves it.
  useEffect(() => {
    if (!isSame) setText(savedText);
  }, [savedText]);
  return (
    <Field label={label} hint={hint} error={read(text) === null ? wrong : undefined}>
      <TextInput
        mono
        align="right"
        name={name}
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        suffix={unit}
        value={text}
        onChange={(typed) => {
          setText(typed);
          const value = read(typed);
          if (value !== null && value !== read(savedText)) onValue(value);
        }}
      />
    </Field>
  );
}
