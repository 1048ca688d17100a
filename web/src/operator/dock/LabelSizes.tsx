import { useState } from 'react';
import type { ClientInput } from '#contract/call.ts';
import type { labelFile, shelfLabelFile } from '#contract/dock/calls.ts';
import { type LabelSize, labelSizes } from '#contract/dock/constants.ts';
import { sendCall } from '#web/api/client.ts';
import { RequestCancelled } from '#web/api/failure.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Field } from '#web/ui/form/Field.tsx';
import { Segmented } from '#web/ui/form/Segmented.tsx';

/** The choice of the printer's stock, in millimetres. */
export function LabelSizes(props: { size: LabelSize; onChange: (size: LabelSize) => void }) {
  const t = useTranslator('operator/dock');
  return (
    <Field label={t('labels.size')} group>
      <Segmented
        label={t('labels.size')}
        value={props.size}
        options={labelSizes.map((one) => ({ value: one, label: `${one.replace('x', ' × ')} mm` }))}
        onChange={props.onChange}
      />
    </Field>
  );
}

/** Asks for a PDF of labels and has the browser keep it. */
export function useLabelFile<C extends typeof labelFile | typeof shelfLabelFile>(call: C) {
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<Error | null>(null);
  const start = async (input: ClientInput<C>): Promise<void> => {
    setBusy(true);
    setError(null);
    try {
      downloadFile((await sendCall(call, input)) as { name: string; pdf: string });
    } catch (failure) {
      if (!(failure instanceof RequestCancelled)) setError(failure as Error);
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, error, start: (input: ClientInput<C>) => void start(input) };
}

function downloadFile({ name, pdf }: { name: string; pdf: string }): void {
  const bytes = Uint8Array.from(atob(pdf), (sign) => sign.charCodeAt(0));
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
