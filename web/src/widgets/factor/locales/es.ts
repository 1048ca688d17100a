import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  title: 'Segundo factor',
  how: 'Cómo confirmar',
  methods: { totp: 'Aplicación', passkey: 'Llave de acceso', recovery: 'Código de recuperación' },
  code: 'Código del autenticador',
  codeHint: 'Las seis cifras que muestra su aplicación de autenticación.',
  recoveryCode: 'Código de recuperación',
  recoveryHint: 'Dos grupos de cinco; cada código sirve una vez.',
  passkeyText: 'El navegador le pedirá la huella, el rostro, el PIN o la llave de seguridad.',
  noPasskeys: 'Este navegador no admite llaves de acceso. Use otro método.',
  usePasskey: 'Usar la llave de acceso',
  confirm: 'Confirmar',
  dismissed: 'No se usó la llave de acceso. Inténtelo de nuevo o use otro método.',
} satisfies Translated<typeof zh>;
