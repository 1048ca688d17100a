import { type ClipboardEvent, type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { inventoryAdd } from '#contract/inventory/calls.ts';
import { useCommand } from '#web/api/hooks.ts';
import { useForm } from '#web/api/use-form.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { useDraft } from '#web/ui/form/use-draft.ts';
import { Breadcrumbs } from '#web/ui/layout/Breadcrumbs.tsx';
import layout from '#web/ui/layout/layout.module.css';
import { PageHead } from '#web/ui/layout/PageHead.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import text from '#web/ui/text.module.css';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import styles from '../inventory.module.css';
import { isSheet, readStock } from '../read-stock.ts';
import { refusedAt } from '../refused-fields.ts';
import { StockLineFields } from '../StockLineFields.tsx';
import {
  EMPTY_STOCK,
  inputOf,
  MOST_LINES,
  refusedPath,
  type StockDraft,
  spokenLines,
  validateLines,
  withLine,
  withPasted,
} from '../stock-form.ts';

const LIST = '/seller-inventory';

/** Adds stock lines, typed or pasted out of a sheet: all of them or none. */
export default function InventoryAddPage() {
  const t = useTranslator('inventory');
  const navigate = useNavigate();
  const [lines, setLines, forget] = useDraft('stock-lines', EMPTY_STOCK);
  const [said, setSaid] = useState('');
  const [tried, setTried] = useState(false);
  const violations = validateLines(lines);
  const form = useForm(lines, violations);
  const add = useCommand(inventoryAdd, {
    onDone: ({ added }) => {
      forget();
      toast(t('add.sent', { count: added }));
      navigate(LIST);
    },
    onFail: (error) => form.refuse(refusedAt(error, (path) => refusedPath(lines, path))),
  });
  const set = (key: number, part: Partial<StockDraft>) =>
    setLines(lines.map((line) => (line.key === key ? { ...line, ...part } : line)));
  const paste = (i: number) => (event: ClipboardEvent) => {
    const pasted = readStock(event.clipboardData.getData('text'));
    if (!isSheet(pasted)) return;
    event.preventDefault();
    setLines(withPasted(lines, i, pasted));
    const isOver = i + pasted.length > MOST_LINES;
    setSaid(isOver ? t('add.full') : t('add.pasted', { count: pasted.length }));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (form.ready()) add.mutate(inputOf(lines));
  };
  const wrong = tried ? Object.keys(violations).length : 0;
  return (
    <>
      <Breadcrumbs crumbs={[{ label: t('add.crumb'), to: LIST }, { label: t('add.title') }]} />
      <PageHead
        title={t('add.title')}
        actions={
          <ButtonLink icon="upload" to="/seller-inventory-update">
            {t('stock.update')}
          </ButtonLink>
        }
      />
      <p className={styles.lead}>{t('add.intro')}</p>
      <form ref={form.frame} onSubmit={submit} noValidate>
        <Section title={t('add.rows')} aside={t('add.sum', { count: spokenLines(lines).length })}>
          <ol className={styles.lines}>
            {lines.map((line, i) => (
              <StockLineFields
                key={line.key}
                line={line}
                index={i}
                form={form}
                onChange={(part) => set(line.key, part)}
                onPaste={paste(i)}
                onRemove={
                  lines.length > 1
                    ? () => setLines(lines.filter((one) => one.key !== line.key))
                    : undefined
                }
              />
            ))}
          </ol>
        </Section>
        <p className={layout.wrapRow}>
          <Button
            icon="plus"
            disabled={lines.length >= MOST_LINES}
            onClick={() => setLines(withLine(lines))}
          >
            {t('add.more')}
          </Button>
          <span role="status" className={`${text.s12} ${text.q}`}>
            {said}
          </span>
        </p>
        {add.error && (
          <div className={styles.failed}>
            <p>{t('add.failed')}</p>
            <FailNote error={form.rest(add.error)} />
          </div>
        )}
        <div className={layout.actions}>
          <span className={`${text.s12} ${wrong > 0 ? text.red : text.q}`}>
            {wrong > 0 ? t('add.wrong', { count: wrong }) : t('add.effect')}
          </span>
          <Button
            type="submit"
            variant="primary"
            size="md"
            className={layout.end}
            loading={add.isPending}
          >
            {t('add.send')}
          </Button>
        </div>
      </form>
    </>
  );
}
