import type { account_carriers as en } from '../../en/identity/account-carriers.ts';
import type { Translation } from '../../types.ts';

export const account_carriers: Translation<typeof en> = {
  title: 'Transportistas',
  note_zero: 'Los {{all}} se pueden usar',
  note_one: '{{count}} de {{all}} está bloqueado',
  note_other: '{{count}} de {{all}} están bloqueados',
  search: 'Nombre o SCAC',
  foot: 'A un transportista bloqueado nunca se le pregunta para esta cuenta, y sus tarifas lo dicen con claridad.',
  allowed: 'Permitido',
  blocked: 'Bloqueado',
  why: '{{reason}} ({{name}}, {{date}})',
  inactive: 'apagado',
  own: { preferred: 'Preferido por la cuenta', excluded: 'Oculto por la cuenta' },
  block: 'Bloquear',
  allow: 'Permitir',
  block_name: 'Bloquear {{name}}',
  allow_name: 'Permitir {{name}} otra vez',
  block_text:
    'A {{name}} ya no se le pregunta para esta cuenta, y sus tarifas en cotizaciones ya dadas no se pueden reservar. Los envíos en camino siguen igual.',
  allow_text: 'A {{name}} se le vuelve a preguntar con la próxima cotización de esta cuenta.',
  reason: 'Motivo',
  reason_hint: 'Para el personal. El cliente lee que el transportista no se ofrece a la cuenta.',
  was_blocked: '{{name}} está bloqueado para esta cuenta',
  was_allowed: 'A {{name}} se le vuelve a preguntar para esta cuenta',
  empty_title: 'No hay tal transportista',
  empty_text: 'Busque otro nombre o SCAC.',
};
