import type { OnboardingWords } from './zh.ts';

export const es = {
  messages: {
    'onboarding.passed': {
      title: 'Su acreditación ha sido aprobada',
      body: 'La acreditación de {company} ha superado la revisión. Ya es vendedor acreditado: añada existencias, cotice y acepte pedidos.',
    },
    'onboarding.rejected': {
      title: 'Su acreditación necesita cambios',
      body: 'Los datos de {company} aún no cumplen los requisitos (datos por cambiar: {count}): {notes}. Modifíquelos y vuelva a enviarlos.',
    },
  },
  sms: {
    code: '[Assay] Su código para verificar este móvil: {code}. Vale 10 minutos; no se lo dé a nadie.',
    passed: '[Assay] La acreditación de {company} ha sido aprobada. Ya es vendedor acreditado.',
    rejected:
      '[Assay] Los datos de acreditación de {company} no cumplen los requisitos. Inicie sesión, modifíquelos y envíelos de nuevo.',
  },
} satisfies OnboardingWords;
