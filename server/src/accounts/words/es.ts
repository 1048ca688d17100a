import type { AccountWords } from './zh.ts';

export const es = {
  brand: 'Assay 验芯',
  code: {
    subject: '{code} es su código de Assay',
    title: 'Su código',
    lead: 'Introduzca este código en la página:',
    valid: 'Es válido durante {minutes} minutos y {tries} intentos.',
    ignore:
      'Si no lo ha solicitado, ignore este correo y no dé el código a nadie. Nuestro personal nunca se lo pedirá.',
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
