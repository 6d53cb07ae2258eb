import type { support as en } from '../../en/platform/support.ts';
import type { Translation } from '../../types.ts';

export const support: Translation<typeof en> = {
  title: 'Soporte',
  intro: 'Reciba ayuda con envíos, cotizaciones y facturas.',
  call: 'Llámenos',
  chat: 'Chatee con nosotros',
  open_chat: 'Abrir chat',
  write: 'Escríbanos',
  billing: 'Facturas',
  hours: 'Horario',
  weekdays: 'De lunes a viernes, {{from}} – {{to}} {{zone}}',
  here: '{{from}} – {{to}} hora local',
  open_now: 'Abierto ahora',
  closed_now: 'Cerrado ahora',
  closed_text: 'Deje un mensaje y le respondemos cuando abramos.',
  at_hand: 'Tenga a mano su número de BOL o de factura.',
  failed: 'No se pudieron cargar los datos de contacto',
  subject: 'Pregunta de {{account}}',
};
