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
    'onboarding.changeProposed': {
      title: 'Un cambio de sus datos espera revisión',
      body: 'Se ha propuesto un cambio de dirección, contacto o móvil de {company}; soporte lo revisa. Si no fue usted, retírelo en su acreditación y contacte con Assay enseguida.',
    },
    'onboarding.changePassed': {
      title: 'Sus datos modificados están en vigor',
      body: 'El cambio de dirección, contacto o móvil de {company} ha superado la revisión. Las mercancías que se devuelven van a la dirección que figura en su acreditación.',
    },
    'onboarding.changeRejected': {
      title: 'El cambio de su dirección fue rechazado',
      body: 'El cambio de dirección, contacto o móvil de {company} no ha superado la revisión: {reason}. Siguen en vigor los datos de antes; puede proponerlo de nuevo.',
    },
  },
  sms: {
    code: '[Assay] Su código para verificar este móvil: {code}. Vale 10 minutos; no se lo dé a nadie.',
    passed: '[Assay] La acreditación de {company} ha sido aprobada. Ya es vendedor acreditado.',
    rejected:
      '[Assay] Los datos de acreditación de {company} no cumplen los requisitos. Inicie sesión, modifíquelos y envíelos de nuevo.',
    changeProposed:
      '[Assay] Se ha propuesto cambiar la dirección, el contacto o el móvil de {company}. Si no fue usted, contacte con Assay enseguida.',
    changePassed:
      '[Assay] La dirección, el contacto o el móvil de {company} han cambiado. Si no fue usted, contacte con Assay enseguida.',
    changeRejected:
      '[Assay] El cambio de dirección de {company} fue rechazado. Inicie sesión para leer el motivo.',
  },
} satisfies OnboardingWords;
