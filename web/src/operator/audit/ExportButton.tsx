import { useState } from 'react';
import { auditExport } from '#contract/operator/calls.ts';
import type { AuditFilter } from '#contract/operator/schemas.ts';
import { reportFailure, sendCall } from '#web/api/client.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { toast } from '#web/ui/overlay/toast.ts';

/** Saves the rows that a filter leaves as a CSV file. */
export function ExportButton({ filter }: { filter: AuditFilter }) {
  const t = useTranslator('operator/audit');
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const { csv, rows: count, isWhole } = await sendCall(auditExport, filter);
      const link = document.createElement('a');
      link.href = URL.createObjectURL(new Blob([csv], { type: 'text/csv;charset=utf-8' }));
      link.download = 'assay-audit.csv';
      link.click();
      URL.revokeObjectURL(link.href);
      toast(t(isWhole ? 'exported' : 'cut', { count }));
    } catch (error) {
      reportFailure(error);
    }
    setBusy(false);
  };
  return (
    <Button icon="download" loading={busy} onClick={() => void save()}>
      {t('csv')}
    </Button>
  );
}
