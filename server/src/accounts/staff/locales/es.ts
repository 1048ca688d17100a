import type { StaffMailWords } from './zh.ts';

const wrong = 'Si no lo esperaba, avise enseguida a otro administrador.';

export const es: StaffMailWords = {
  invite: {
    subject: 'Invitación al personal de Assay',
    lead: '{by} le invita ({name}) al personal de Assay como: {roles}. Abra el enlace y elija su propia contraseña:',
    after:
      'El enlace vale {hours} horas y se usa una sola vez. Solo usted conoce la contraseña; nadie se la pedirá.',
  },
  passwordLink: {
    subject: 'Elija una nueva contraseña del personal de Assay',
    lead: 'Dos administradores aprobaron que elija una nueva contraseña. Abra el enlace y elíjala:',
    after:
      'El enlace vale {hours} horas y se usa una sola vez. Si no lo pidió, avise enseguida a un administrador.',
  },
  passwordSet: {
    subject: 'Su contraseña del personal de Assay cambió',
    lead: 'La contraseña de {email} acaba de cambiar. Los demás dispositivos se desconectaron.',
    after: wrong,
  },
  factorChanged: {
    subject: 'El segundo factor de su cuenta del personal de Assay cambió',
    lead: 'El segundo factor de {email} acaba de cambiar.',
    after: wrong,
  },
  rolesChanged: {
    subject: 'Sus funciones en Assay cambiaron',
    lead: 'Sus funciones son ahora: {roles}.',
    after: wrong,
  },
  deactivated: {
    subject: 'Su cuenta del personal de Assay se desactivó',
    lead: '{email} se desactivó y se desconectó en todas partes.',
    after: 'Si tiene preguntas, diríjase a un administrador.',
  },
  reactivated: {
    subject: 'Su cuenta del personal de Assay vuelve a estar activa',
    lead: '{email} puede iniciar sesión de nuevo.',
    after: wrong,
  },
  asked: {
    subject: '{by} pide su aprobación',
    lead: '{by} hizo una solicitud sobre {subject} que otro administrador debe decidir. Abra la página del personal:',
    after: 'Caduca si nadie la decide en tres días hábiles.',
  },
  adminInvitedAlone: {
    subject: 'Assay: {by} invitó por sí solo a un segundo administrador',
    lead: 'Solo hay un administrador, por lo que {by} invitó a {email} como administrador sin una segunda persona.',
    after: 'Si no conoce a esa persona, avise enseguida a la dirección de la empresa.',
  },
  roles: {
    support: 'soporte',
    warehouse: 'muelle',
    qc: 'laboratorio',
    finance: 'finanzas',
    content: 'contenido',
    admin: 'administrador',
  },
};
