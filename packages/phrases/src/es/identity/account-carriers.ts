import type { account_carriers as en } from '../../en/identity/account-carriers.ts';
import type { Translation } from '../../types.ts';

export const account_carriers: Translation<typeof en> = {
  title: 'Transportistas',
  note_zero: 'Los {{all}} permitidos',
  note_one: '{{count}} de {{all}} bloqueado',
  note_other: '{{count}} de {{all}} bloqueados',
  search: 'Nombre o SCAC',
  foot: 'Las cotizaciones de esta cuenta no incluyen transportistas bloqueados e indican el motivo.',
  allowed: 'Permitido',
  blocked: 'Bloqueado',
  why: '{{reason}} ({{name}}, {{date}})',
  inactive: 'desactivado',
  own: { preferred: 'Preferido por la cuenta', excluded: 'Oculto por la cuenta' },
  block: 'Bloquear',
  allow: 'Permitir',
  block_name: 'Bloquear {{name}}',
  allow_name: 'Permitir {{name}} otra vez',
  block_text:
    'Las cotizaciones nuevas de esta cuenta no incluirán a {{name}} y sus tarifas en cotizaciones existentes no se podrán reservar. Los envíos en tránsito no cambian.',
  allow_text: 'Las cotizaciones nuevas de esta cuenta incluirán a {{name}}.',
  reason: 'Motivo',
  reason_hint: 'Solo para el personal. El cliente ve que el transportista no está disponible para su cuenta.',
  was_blocked: '{{name}} bloqueado para esta cuenta',
  was_allowed: '{{name}} permitido para esta cuenta',
  empty_title: 'Sin resultados',
  empty_text: 'Pruebe con otro nombre o SCAC.',
};
