import type { OrderLine } from '#contract/orders/line-schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Segmented } from '#web/ui/form/Segmented.tsx';
import { Icon } from '#web/ui/icon/Icon.tsx';
import type { Decision, Decisions } from './decisions.ts';

/** Confirm or reject one line. */
export function DecisionSwitch({ line, decisions }: { line: OrderLine; decisions: Decisions }) {
  const t = useTranslator('orders/moves');
  return (
    <Segmented<Decision>
      label={t('result.decision', { mpn: line.mpn })}
      value={decisions.of(line.id)}
      onChange={(decision) => decisions.choose(line.id, decision)}
      options={[
        {
          value: 'confirm',
          tone: 'yes',
          label: (
            <>
              <Icon name="check" />
              {t('result.confirm')}
            </>
          ),
        },
        {
          value: 'reject',
          tone: 'no',
          label: (
            <>
              <Icon name="cross" />
              {t('result.reject')}
            </>
          ),
        },
      ]}
    />
  );
}
