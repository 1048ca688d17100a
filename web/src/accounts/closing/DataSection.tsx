import { useState } from 'react';
import { Link } from 'react-router';
import type { UserInfo } from '#contract/accounts/schemas.ts';
import { claimExport, orderExport } from '#contract/documents/calls.ts';
import { inventoryExport } from '#contract/inventory/calls.ts';
import { reportFailure } from '#web/api/client.ts';
import { useDownload } from '#web/api/use-download.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { saveFile } from '#web/page/csv.ts';
import { Button } from '#web/ui/Button.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import styles from './closing.module.css';
import { readAccountData } from './read-account-data.ts';

/** The reader's data as files: sheets of trades, the statement, and the account with its drafts. */
export function DataSection({ user }: { user: UserInfo }) {
  const t = useTranslator('accounts/closing');
  const orders = useDownload(orderExport);
  const claims = useDownload(claimExport);
  const agentClaims = useDownload(claimExport);
  const stock = useDownload(inventoryExport);
  const [isReading, setReading] = useState(false);
  const isParty = user.mainIdentity !== null;
  const saveAccount = async () => {
    setReading(true);
    try {
      const data = await readAccountData(user);
      saveFile('assay-account.json', JSON.stringify(data, null, 2), 'application/json');
      toast(t('saved'));
    } catch (error) {
      reportFailure(error);
    } finally {
      setReading(false);
    }
  };
  return (
    <Section title={t('data')} aside={t('dataText')}>
      <div className={styles.buttons}>
        {isParty && (
          <>
            <Button icon="download" loading={orders.isBusy} onClick={() => orders.start({})}>
              {t('dataOrders')}
            </Button>
            <Button
              icon="download"
              loading={claims.isBusy || agentClaims.isBusy}
              onClick={() => {
                claims.start({ kind: 'trade' });
                agentClaims.start({ kind: 'agent' });
              }}
            >
              {t('dataClaims')}
            </Button>
          </>
        )}
        {user.sellerState === 'pass' && (
          <Button icon="download" loading={stock.isBusy} onClick={() => stock.start({})}>
            {t('dataStock')}
          </Button>
        )}
        <Button icon="download" loading={isReading} onClick={() => void saveAccount()}>
          {t('dataAccount')}
        </Button>
        {isParty && <Link to={`/${user.mainIdentity}-wallet`}>{t('dataStatement')}</Link>}
      </div>
      <FailNote error={orders.error} />
      <FailNote error={claims.error ?? agentClaims.error} />
      <FailNote error={stock.error} />
    </Section>
  );
}
