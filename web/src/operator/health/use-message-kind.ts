import { useTranslator } from '#web/i18n/translator.ts';

const kinds = ['account', 'message', 'case', 'invitation'] as const;

/** Returns the name of the part of the product that wrote a message. */
export function useMessageKind() {
  const t = useTranslator('operator/health');
  return (kind: string) => {
    const known = kinds.find((one) => one === kind);
    return known === undefined ? t('kind.other') : t(`kind.${known}`);
  };
}
