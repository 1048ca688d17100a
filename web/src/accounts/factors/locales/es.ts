import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  title: 'Segundo factor',
  aside:
    'Al iniciar sesión, su propio dispositivo confirma que es usted, además de la contraseña o el código por correo.',
  loading: 'Cargando los segundos factores',
  added: 'Segundo factor añadido',
  removed: 'Segundo factor eliminado',
  remove: 'Eliminar',
  removeText:
    'Confirme la eliminación con un segundo factor o un código de recuperación. Recibirá un correo.',
  removeLast:
    'Es su último segundo factor. Sin él bastará la contraseña o un código por correo, y los códigos de recuperación dejarán de servir.',
  since: 'añadido {at}',
  used: 'último uso {at}',
  cancel: 'Cancelar',
  usePasskey: 'Usar una llave de acceso',
  useTotp: 'Usar una aplicación de autenticación',
  step: {
    title: 'Segundo paso',
    text: 'Su cuenta tiene un segundo factor. Confirme que es usted.',
    over: 'Se acabó el tiempo de este inicio de sesión. Vuelva e inicie sesión de nuevo.',
    lost: '¿Perdió el dispositivo y los códigos de recuperación? Nuestro servicio de atención comprobará su identidad.',
    back: 'Volver al inicio de sesión',
  },
  mail: {
    title: 'Confirmación por correo',
    text: 'Para confirmar que es usted, introduzca el código que enviamos a {email}.',
    confirm: 'Confirmar',
  },
  dialogs: {
    addTotp: 'Configurar una aplicación de autenticación',
    addPasskey: 'Añadir una llave de acceso',
    removeTotp: 'Eliminar la aplicación de autenticación',
    removePasskey: 'Eliminar la llave de acceso',
    renew: 'Nuevos códigos de recuperación',
  },
  totp: {
    title: 'Aplicación de autenticación',
    none: 'Sin configurar',
    setUp: 'Configurar',
    removeOne: 'Eliminar la aplicación de autenticación',
    text: 'Escanee el código QR con una aplicación de autenticación e introduzca las seis cifras que muestra. El secreto solo se muestra esta vez.',
    code: 'Código del autenticador',
    add: 'Configurar la aplicación',
  },
  passkey: {
    title: 'Llaves de acceso',
    one: 'Llave de acceso: {name}',
    about: 'Huella, rostro, PIN o llave de seguridad; protege contra sitios falsos.',
    add: 'Añadir una llave de acceso',
    removeOne: 'Eliminar la llave de acceso: {name}',
    text: 'El navegador creará una llave de acceso con su huella, rostro, PIN o llave de seguridad.',
    name: 'Nombre',
    nameHint: 'Para reconocerla, por ejemplo «Portátil de la oficina».',
    none: 'Este navegador no admite llaves de acceso. Use otro o una aplicación de autenticación.',
    dismissed: 'No se creó la llave de acceso. Inténtelo de nuevo.',
  },
  recovery: {
    title: 'Códigos de recuperación',
    left: 'Quedan {left} de {all}',
    text: 'Le permiten entrar si pierde su dispositivo.',
    once: 'Estos códigos solo se muestran esta vez. Guárdelos en un lugar seguro; cada uno sirve una vez.',
    copy: 'Copiar',
    save: 'Guardar en un archivo',
    stored: 'Los he guardado',
    renew: 'Nuevos códigos de recuperación',
    renewText: 'Los códigos anteriores dejarán de servir. Confirme que es usted.',
    renewed: 'Códigos de recuperación cambiados',
  },
} satisfies Translated<typeof zh>;
