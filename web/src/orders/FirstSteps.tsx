import { addressList } from '#contract/delivery/calls.ts';
import { inquiryList } from '#contract/enquiries/calls.ts';
import { walletOne } from '#contract/wallet/calls.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { isPositive } from '#web/order-parts/is-positive.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import styles from './FirstSteps.module.css';
import { StepList } from './StepList.tsx';

/** Reads how far a new buyer is. */
export function useFirstSteps(enabled: boolean) {
  const enquiries = useCallQuery(inquiryList, { pageSize: 10 }, { enabled, quiet: true });
  const addresses = useCallQuery(addressList, {}, { enabled, quiet: true });
  const wallet = useCallQuery(walletOne, {}, { enabled, quiet: true });
  return {
    isPending: enabled && [enquiries, addresses, wallet].some((read) => read.isPending),
    hasAddress: (addresses.data?.length ?? 0) > 0,
    hasMoney: wallet.data !== undefined && isPositive(wallet.data.balance),
    awaiting: (enquiries.data?.list ?? []).reduce((sum, one) => sum + one.awaiting, 0),
    quoted: (enquiries.data?.list ?? []).reduce((sum, one) => sum + one.quoted, 0),
    hasAsked: (enquiries.data?.total ?? 0) > 0,
  };
}

/** The way of a new buyer to a first order: what is done, what is awaited, where to go on. */
export function FirstSteps() {
  const t = useTranslator('orders/dashboard');
  const { hasAsked, awaiting, quoted, hasAddress, hasMoney } = useFirstSteps(true);
  const steps = [
    { key: 'ask', isDone: hasAsked, to: '/part-search' },
    { key: 'address', isDone: hasAddress, to: '/buyer-address' },
    { key: 'money', isDone: hasMoney, to: '/buyer-recharge' },
  ] as const;
  const bom = { to: '/BOM-inquire', label: t('first.bom') };
  return (
    <Section title={t('first.title')} aside={t('first.aside')}>
      <StepList
        steps={steps.map(({ key, isDone, to }) => ({
          key,
          isDone,
          title: t(`first.${key}`),
          text: t(`first.${key}Text`),
          ways: [{ to, label: t(`first.${key}Go`) }, ...(key === 'ask' ? [bom] : [])],
        }))}
      />
      {hasAsked && (
        <p className={styles.awaited}>
          {t('first.awaited', { awaiting, quoted })}{' '}
          <ButtonLink size="sm" to="/enquiring-price">
            {t('first.quotes')}
          </ButtonLink>
        </p>
      )}
    </Section>
  );
}
