import type { AccountWords } from './zh.ts';

export const es = {
  brand: 'Assay 验芯',
  code: {
    subject: '{code} es su código de Assay',
    title: 'Su código',
    uses: {
      enter: 'Sirve para iniciar sesión o registrarse.',
      reset: 'Sirve para restablecer su contraseña.',
      oldEmail: 'Confirma que quiere pasar su cuenta a otro correo.',
      newEmail: 'Hace de esta dirección el nuevo correo de una cuenta.',
      prove: 'Confirma que es usted.',
      exchange:
        'Confirma un cambio: se venden {amount} y se paga a {payee}, cuenta terminada en {ending}. Si no es lo que quiere, no lo introduzca.',
      withdrawal:
        'Confirma una retirada: {amount} para {payee}, cuenta terminada en {ending}. Si no es lo que quiere, no lo introduzca.',
    },
    lead: 'Introduzca este código en la página:',
    valid: 'Es válido durante {minutes} minutos y {tries} intentos.',
    ignore:
      'Si no lo ha solicitado, ignore este correo y no dé el código a nadie. Nuestro personal nunca se lo pedirá.',
  },
  emailChanged: {
    subject: 'Ha cambiado el correo de su cuenta de Assay',
    title: 'Correo cambiado',
    lead: 'La cuenta ha pasado de {old} a {email}. Inicie sesión con el correo nuevo. Se ha cerrado la sesión en los demás dispositivos.',
    ignore: 'Si no ha sido usted, avise enseguida a soporte.',
  },
  newDevice: {
    subject: 'Un dispositivo nuevo ha entrado en su cuenta de Assay',
    title: 'Inicio de sesión desde un dispositivo nuevo',
    lead: 'Un dispositivo o una red nuevos acaban de iniciar sesión en {email}.',
    facts: 'Dispositivo: {device}. Dirección: {address}. Hora: {time}.',
    unknown: 'dispositivo desconocido',
    yours: 'Si ha sido usted, no tiene que hacer nada.',
    ignore:
      'Si no ha sido usted, inicie sesión, cierre esa sesión en su centro personal y cambie la contraseña.',
  },
  closed: {
    subject: 'Su cuenta de Assay se ha cerrado',
    title: 'Cuenta cerrada',
    lead: 'La cuenta de {email} se ha cerrado como usted pidió y se ha cerrado la sesión en todos los dispositivos. Los libros y pedidos que la ley nos obliga a conservar se guardan hasta que venza su plazo.',
    ignore: 'Si no ha sido usted, llame enseguida a nuestro soporte.',
  },
  reopened: {
    subject: 'Su cuenta de Assay está abierta de nuevo',
    title: 'Su cuenta está abierta de nuevo',
    lead: 'Dos personas de nuestro equipo reabrieron la cuenta {email}, que estaba cerrada. Puede iniciar sesión como antes.',
    ignore: 'Si usted no lo pidió, póngase en contacto con nosotros de inmediato.',
  },
  passwordSet: {
    subject: 'Se ha cambiado su contraseña de Assay',
    title: 'Contraseña cambiada',
    lead: 'La contraseña de {email} acaba de cambiarse. Se ha cerrado la sesión en los demás dispositivos.',
    ignore:
      'Si no ha sido usted, inicie sesión ahora mismo con un código por correo, establezca otra contraseña y avise a soporte.',
  },
  passwordFirst: {
    subject: 'Se estableció una contraseña para su cuenta de Assay',
    title: 'Contraseña establecida',
    lead: 'Se acaba de establecer una contraseña para {email}. Se cerró la sesión en todos los demás dispositivos.',
    ignore:
      'Si no ha sido usted, inicie sesión de inmediato con un código por correo, establezca otra contraseña y avise a soporte.',
  },
  factor: {
    added: {
      subject: 'Se añadió un segundo factor a su cuenta de Assay',
      title: 'Segundo factor añadido',
      lead: 'Se acaba de añadir un segundo factor a {email}. Se cerró la sesión en todos los demás dispositivos.',
    },
    removed: {
      subject: 'Se eliminó un segundo factor de su cuenta de Assay',
      title: 'Segundo factor eliminado',
      lead: 'Se acaba de eliminar un segundo factor de {email}.',
    },
    recoveryUsed: {
      subject: 'Se usó un código de recuperación de su cuenta de Assay',
      title: 'Código de recuperación usado',
      lead: 'Un código de recuperación acaba de sustituir al segundo factor de {email}. Ese código ya no sirve.',
    },
    recoveryRenewed: {
      subject: 'Se cambiaron los códigos de recuperación de su cuenta de Assay',
      title: 'Códigos de recuperación cambiados',
      lead: 'Los códigos de recuperación de {email} se acaban de cambiar. Los anteriores ya no sirven.',
    },
    ignore:
      'Si no ha sido usted, cambie de inmediato su contraseña, revise los ajustes de seguridad y avise a soporte.',
  },
  factorReset: {
    asked: {
      subject: 'Se solicitó restablecer los segundos factores de su cuenta de Assay',
      title: 'Restablecimiento solicitado',
      lead: 'Alguien que conoce la contraseña o lee el correo de {email} pidió quitar todos sus segundos factores. Soporte comprueba la identidad, dos personas deben aprobarlo y nada se quita hasta 24 horas después.',
    },
    approve: {
      subject: 'Sus segundos factores se quitarán en 24 horas',
      title: 'Segundos factores: se quitan en 24 horas',
      lead: 'Dos personas de soporte aprobaron quitar todos los segundos factores de {email}. Se quitarán el {time}.',
    },
    remove: {
      subject: 'Se quitaron los segundos factores de su cuenta de Assay',
      title: 'Segundos factores quitados',
      lead: 'Se quitaron todos los segundos factores y códigos de recuperación de {email} y se cerraron todas las sesiones. Inicie sesión y configure uno nuevo.',
    },
    refuse: {
      subject: 'Se rechazó restablecer sus segundos factores',
      title: 'Solicitud rechazada',
      lead: 'La solicitud de quitar los segundos factores de {email} se rechazó: {reason}',
    },
    cancel: {
      subject: 'Se canceló restablecer sus segundos factores',
      title: 'Solicitud cancelada',
      lead: 'La solicitud de quitar los segundos factores de {email} se canceló. Todo sigue igual.',
    },
    expire: {
      subject: 'Caducó la solicitud de restablecer sus segundos factores',
      title: 'Solicitud caducada',
      lead: 'La solicitud de quitar los segundos factores de {email} no se aprobó en 7 días y caducó. Si aún lo necesita, vuelva a pedirlo en el segundo paso del inicio de sesión.',
    },
    ignore:
      'Si no fue usted, inicie sesión como siempre (eso cancela la solicitud al instante), cambie la contraseña y avise a soporte.',
  },
  footer: 'Este correo se ha enviado automáticamente. No responda, por favor.',
} satisfies AccountWords;
