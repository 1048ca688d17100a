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
    ignore: 'Si no ha sido usted, avise enseguida a nuestro servicio de atención.',
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
  passwordSet: {
    subject: 'Se ha cambiado su contraseña de Assay',
    title: 'Contraseña cambiada',
    lead: 'La contraseña de {email} acaba de cambiarse. Se ha cerrado la sesión en los demás dispositivos.',
    ignore:
      'Si no ha sido usted, inicie sesión ahora mismo con un código por correo, establezca otra contraseña y avise a nuestro soporte.',
  },
  footer: 'Este correo se ha enviado automáticamente. No responda, por favor.',
} satisfies AccountWords;
