import type { support as en } from '../../en/platform/support.ts';
import type { Translation } from '../../types.ts';

export const support: Translation<typeof en> = {
  title: 'Soporte',
  intro: 'Con gusto le ayudamos con envíos, cotizaciones y facturas.',
  call: 'Llámenos',
  chat: 'Chatee con nosotros',
  open_chat: 'Abrir el chat',
  write: 'Escríbanos',
  billing: 'Sobre facturas',
  hours: 'Horario',
  weekdays: 'De lunes a viernes, {{from}} – {{to}} {{zone}}',
  here: '{{from}} – {{to}} donde está usted',
  open_now: 'Abierto ahora',
  closed_now: 'Cerrado ahora',
  closed_text: 'Escríbanos y le respondemos en cuanto volvamos.',
  at_hand: 'Tenga a mano el número de BOL o de factura: con él se encuentra todo enseguida.',
  failed: 'No se pudieron cargar los contactos',
  subject: 'Pregunta de {{account}}',
};
