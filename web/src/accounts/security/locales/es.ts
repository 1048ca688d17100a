import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  title: 'Seguridad de la cuenta',
  staff: {
    newPassword: 'Nueva contraseña',
    rule: 'De 12 a 64 caracteres cualesquiera; una frase larga se recuerda bien.',
    changed: 'La contraseña cambió y los demás dispositivos se desconectaron.',
    passwordText: 'El cambio desconecta los demás dispositivos y se avisa por correo.',
    forgot: '¿La olvidó? Pida un enlace a un administrador; dos deben aprobarlo.',
  },
  link: {
    title: 'Elija una contraseña',
    reading: 'Leyendo el enlace',
    welcome: 'Bienvenido, {name}',
    newTitle: 'Elija una nueva contraseña',
    joinText: 'Elija su propia contraseña para {email}. Después configura el segundo factor.',
    newText: 'Elija una nueva contraseña para {email}. Los demás dispositivos se desconectan.',
    choose: 'Guardar y continuar',
  },
} satisfies Translated<typeof zh>;
