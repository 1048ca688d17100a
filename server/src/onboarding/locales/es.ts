import type { OnboardingWords } from './zh.ts';

export const es = {
  messages: {
    'onboarding.passed': {
      title: 'Su alta de vendedor ha sido aprobada',
      body: 'El alta de {company} ha superado la revisión. Ya es vendedor acreditado: añada existencias, cotice y acepte pedidos.',
    },
    'onboarding.rejected': {
      title: 'Su alta de vendedor necesita cambios',
      body: 'Los datos de {company} aún no cumplen los requisitos (datos por cambiar: {count}): {notes}. Modifíquelos y vuelva a enviarlos.',
    },
  },
  sms: {
    code: '[Assay] Su código para verificar este móvil: {code}. Vale 10 minutos; no se lo dé a nadie.',
    passed: '[Assay] El alta de {company} ha sido aprobada. Ya es vendedor acreditado.',
    rejected:
      '[Assay] Los datos de alta de {company} no cumplen los requisitos. Inicie sesión, modifíquelos y envíelos de nuevo.',
  },
} satisfies OnboardingWords;
