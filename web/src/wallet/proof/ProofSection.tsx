import { Link } from 'react-router';
import { balanceProof } from '#contract/closes/calls.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { saveFile } from '#web/page/csv.ts';
import { Button } from '#web/ui/Button.tsx';
import { DefinitionList } from '#web/ui/layout/DefinitionList.tsx';
import layout from '#web/ui/layout/layout.module.css';
import { Section } from '#web/ui/layout/Section.tsx';
import text from '#web/ui/text.module.css';
import { MoneyText } from '#web/widgets/money/MoneyText.tsx';
import { FailNote } from '#web/widgets/records/FailNote.tsx';

/** The reader's own leaf and path of the newest close, to be checked without the market. */
export default function ProofSection() {
  const t = useTranslator('wallet/proof');
  const read = useCallQuery(balanceProof, {});
  const proof = read.data;
  const file = proof?.file ?? null;
  return (
    <Section
      title={t('title')}
      className={layout.stackWide}
      action={<Link to="/proof-of-balances">{t('all')}</Link>}
    >
      <p className={text.q}>{t('text')}</p>
      <FailNote error={read.error} again={() => read.refetch()} />
      {proof && file === null && <p>{t(proof.day === null ? 'none' : 'nothing')}</p>}
      {proof && file !== null && (
        <>
          <DefinitionList
            items={[
              { key: 'day', term: t('day'), value: proof.day ?? '' },
              { key: 'usd', term: t('usd'), value: <MoneyText money={proof.usd} /> },
              ...(/[1-9]/.test(proof.cny.amount)
                ? [{ key: 'cny', term: t('cny'), value: <MoneyText money={proof.cny} /> }]
                : []),
            ]}
          />
          <Button
            icon="download"
            onClick={() => saveFile(`assay-balance-${proof.day}.json`, file, 'application/json')}
          >
            {t('download')}
          </Button>
        </>
      )}
    </Section>
  );
}
