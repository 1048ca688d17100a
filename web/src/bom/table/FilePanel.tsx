import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import type { BomFile } from '#contract/bom/bill-schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Field } from '#web/ui/form/Field.tsx';
import { sizeText } from '#web/ui/form/FileField.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { Icon } from '#web/ui/icon/Icon.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { BOM } from '../addresses.ts';
import { BuildFields } from './BuildFields.tsx';
import styles from './bom.module.css';
import type { Desk, DeskState } from './desk.ts';

/** The file of a bill, its name, and what it is bought for. */
export function FilePanel({ desk, state }: { desk: Desk; state: DeskState }) {
  const t = useTranslator('bom/table');
  const names = useTranslator('bom');
  const map = useTranslator('bom/map');
  const { file } = state.bom;
  return (
    <Section title={names('file.title')} action={<Link to={BOM}>{map('replace')}</Link>}>
      {file && <FileBox file={file} />}
      <div className={styles.named}>
        <NameField
          label={t('name')}
          savedName={state.bom.name}
          onName={(name) => desk.settle({ name })}
        />
        <BuildFields desk={desk} state={state} />
      </div>
    </Section>
  );
}

function FileBox({ file }: { file: BomFile }) {
  const map = useTranslator('bom/map');
  const sheet = file.sheets.find(({ index }) => index === (file.mapping?.sheet ?? -1));
  return (
    <div className={styles.file}>
      <Icon name="file" />
      <b>{file.pasted ? map('pasted') : <span translate="no">{file.name}</span>}</b>
      <small>
        {sizeText(file.bytes)}
        {sheet && file.sheets.length > 1 && (
          <span translate="no"> · {map('sheet', { name: sheet.name })}</span>
        )}
      </small>
    </div>
  );
}

/** The name under which a bill is kept; an empty one is none, and goes back when it is left. */
function NameField(props: { label: string; savedName: string; onName: (name: string) => void }) {
  const { label, savedName, onName } = props;
  const [text, setText] = useState(savedName);
  useEffect(
    () => setText((typed) => (typed.trim() === savedName ? typed : savedName)),
    [savedName],
  );
  return (
    <Field label={label}>
      <TextInput
        value={text}
        maxLength={120}
        translate="no"
        onChange={(typed) => {
          setText(typed);
          const name = typed.trim();
          if (name !== '' && name !== savedName) onName(name);
        }}
        onBlur={() => setText(savedName)}
      />
    </Field>
  );
}
