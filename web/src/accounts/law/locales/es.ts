import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  law: {
    full: 'Leer el texto completo',
    close: 'Entendido',
    terms: {
      one: 'Assay ofrece a compradores y vendedores de componentes electrónicos un mercado, custodia los pagos, recibe la mercancía, la inspecciona y la reenvía.',
      two: 'El comprador paga a Assay. Hasta que ambas partes confirman la inspección, el dinero no es del vendedor ni Assay puede usarlo.',
      three:
        'El vendedor envía al muelle de Assay. Assay cuenta, inspecciona muestras y emite un informe por lote.',
      four: 'Comprador y vendedor confirman en 3 días hábiles desde el informe. El silencio sobre un lote aprobado vale como confirmación.',
      five: 'Si un lote falla o no hay acuerdo, la mercancía vuelve al vendedor y el pago al comprador, cada uno en 3 días hábiles.',
      six: 'Los usuarios dan datos veraces de su empresa y mercancía. Piezas falsas, reacondicionadas sin declarar o de origen desconocido pueden cerrar la cuenta.',
      seven:
        'Las tarifas de inspección y servicio se detallan antes del pago; lo que no figura no se cobra.',
    },
    privacyText: {
      one: 'Guardamos su correo, nombre, empresa, país, pedidos, pagos y mensajes para cumplir las operaciones y la ley.',
      two: 'La otra parte ve solo la empresa, el país y el contacto de esa operación; nunca sus códigos, contraseña o saldo.',
      three:
        'Las contraseñas se guardan de forma que no se pueden leer; de las fotos subidas se quitan la ubicación y otros datos añadidos.',
      four: 'No vendemos datos personales ni los usamos para publicidad. Pago, envío y ensayo reciben solo lo que necesitan para esa operación.',
      five: 'Su navegador guarda la sesión, el idioma, el tema y los formularios sin enviar; al salir se borra la sesión.',
      six: 'Puede ver y corregir sus datos en la página de su cuenta, y pedirnos una copia o el borrado de lo que la ley permite borrar.',
    },
  },
} satisfies Translated<typeof zh>;
