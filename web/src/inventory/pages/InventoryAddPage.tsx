import { useTranslator } from '#web/i18n/translator.ts';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { Breadcrumbs } from '#web/ui/layout/Breadcrumbs.tsx';
import layout from '#web/ui/layout/layout.module.css';
import { PageHead } from '#web/ui/layout/PageHead.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import text from '#web/ui/text.module.css';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import styles from '../inventory.module.css';
import { StockLineFields } from '../StockLineFields.tsx';
import { MOST_LINES, spokenLines } from '../stock-form.ts';
import { useAddedLines } from '../use-added-lines.ts';

const LIST = '/seller-inventory';

/** Adds stock lines, typed or pasted out of a sheet: all of them or none. */
export default function InventoryAddPage() {
  const t = useTranslator('inventory');
  const stock = useAddedLines(LIST);
  const { lines, form, command, wrong } = stock;
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
      <form ref={form.frame} onSubmit={stock.submit} noValidate>
        <Section title={t('add.rows')} aside={t('add.sum', { count: spokenLines(lines).length })}>
          <ol className={styles.lines}>
            {lines.map((line, i) => (
              <StockLineFields
                key={line.key}
                line={line}
                index={i}
                form={form}
                onChange={(part) => stock.change(line.key, part)}
                onPaste={stock.paste(i)}
                onRemove={lines.length > 1 ? () => stock.remove(line.key) : undefined}
              />
            ))}
          </ol>
        </Section>
        <p className={layout.wrapRow}>
          <Button icon="plus" disabled={lines.length >= MOST_LINES} onClick={stock.add}>
            {t('add.more')}
          </Button>
          <span role="status" className={`${text.s12} ${text.q}`}>
            {stock.pasteText}
          </span>
        </p>
        {command.error && (
          <div className={styles.failed}>
            <p>{t('add.failed')}</p>
            <FailNote error={form.rest(command.error)} />
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
            loading={command.isPending}
          >
            {t('add.send')}
          </Button>
        </div>
      </form>
    </>
  );
}
