import type { CaseWords } from './zh.ts';

export const es = {
  messages: {
    'cases.received': {
      title: 'Recibimos {no}',
      body: 'Soporte lo atiende antes del {until}. Le avisamos aquí y por correo de cada paso.',
    },
    'cases.answer': {
      title: '{no} tiene respuesta',
      body: 'Soporte responde: {text}',
    },
    'cases.askBack': {
      title: '{no} necesita su respuesta',
      body: 'Soporte pregunta: {text} Responda antes del {until}; después el caso se cierra.',
    },
    'cases.end': {
      title: '{no} está cerrado',
      body: 'Soporte cerró el caso: {text} Puede reabrirlo dentro de 30 días.',
    },
    'cases.expire': {
      title: '{no} se cerró',
      body: 'No hubo respuesta suya en 14 días y el caso se cerró. Puede reabrirlo dentro de 30 días.',
    },
    'cases.forward': {
      title: '{no} se remitió al vendedor',
      body: 'Soporte remitió su queja. El vendedor responde antes del {until}.',
    },
    'cases.reopen': {
      title: '{no} está abierto de nuevo',
      body: 'Soporte reabrió el caso: {text}',
    },
    'cases.passOn': {
      title: '{no}: respuesta del vendedor',
      body: 'Soporte le transmite lo que dice el vendedor: {text}',
    },
    'cases.seller.forward': {
      title: 'La queja {no} necesita su respuesta',
      body: 'Soporte le remite una queja sobre su empresa: {text} Responda antes del {until}.',
    },
    'cases.seller.askSeller': {
      title: 'La queja {no} necesita otra respuesta',
      body: 'Soporte pregunta: {text} Responda antes del {until}.',
    },
    'cases.seller.sellerSilent': {
      title: 'Terminó el plazo para responder a {no}',
      body: 'No llegó respuesta y soporte ya no espera. Puede responder hasta que se cierre.',
    },
    'cases.seller.withdrawForward': {
      title: 'La queja {no} fue retirada',
      body: 'Soporte retiró la queja que le había remitido: {text} No hace falta responder.',
    },
    'cases.seller.closed': {
      title: 'La queja {no} está cerrada',
      body: 'Esta queja está cerrada y ya no admite respuestas.',
    },
    'cases.seller.reopened': {
      title: 'La queja {no} está abierta de nuevo',
      body: 'Esta queja se reabrió. Si aún no la ha respondido, puede hacerlo ahora.',
    },
  },
  mails: {
    received: {
      title: 'Recibimos {no}',
      body: 'Tenemos su caso {no}. Soporte lo atiende antes del {until}. Recibirá un correo con cada respuesta.',
    },
    answer: {
      title: '{no} tiene respuesta',
      body: 'Soporte respondió a {no}. Lea la respuesta en el enlace; allí puede seguir preguntando.',
    },
    askBack: {
      title: '{no} necesita su respuesta',
      body: 'Soporte necesita algo de usted para {no}. Responda antes del {until}; después el caso se cierra.',
    },
    end: {
      title: '{no} está cerrado',
      body: 'Soporte cerró {no} y escribió el motivo. Puede reabrirlo dentro de 30 días.',
    },
    expire: {
      title: '{no} se cerró',
      body: 'No hubo respuesta suya en 14 días y {no} se cerró. Puede reabrirlo dentro de 30 días.',
    },
    forward: {
      title: '{no} se remitió al vendedor',
      body: 'Soporte remitió {no} al vendedor, que responde antes del {until}.',
    },
    reopen: {
      title: '{no} está abierto de nuevo',
      body: 'Soporte reabrió {no} y escribió el motivo. Léalo en el enlace siguiente.',
    },
    passOn: {
      title: '{no}: respuesta del vendedor',
      body: 'El vendedor respondió a {no}. Léalo en el enlace siguiente; allí puede seguir preguntando.',
    },
  },
  open: 'Ver el caso',
  secret: 'Quien tenga este enlace puede leer el caso y responder. No lo comparta.',
  brand: 'Assay 验芯',
  why: 'Recibe este correo porque alguien envió un caso a Assay con esta dirección. Si no fue usted, ignórelo.',
  forward: { silent: 'el vendedor no respondió a tiempo', answered: 'el vendedor respondió' },
  queue: {
    legal: 'Apoyo legal',
    complaint: 'Queja contra un vendedor',
    feedback: 'Comentario',
  },
  anonymous: 'visitante',
} satisfies CaseWords;
