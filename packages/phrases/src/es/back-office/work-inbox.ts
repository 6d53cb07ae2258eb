import type { Translation } from '../../types.ts';
import type { work_inbox as source } from '../../en/back-office/work-inbox.ts';

export const work_inbox: Translation<typeof source> = {
  note_one: '{{count}} pendiente',
  note_other: '{{count}} pendientes',
  kinds: 'Lista',
  all: 'Todo',
  owners: 'Responsable',
  anyone: 'Todos',
  me: 'Míos',
  nobody: 'Sin asignar',
  any_age: 'Cualquier antigüedad',
  ages: { '1': 'De 1 día o más', '3': 'De 3 días o más', '7': 'De 7 días o más' },
  kind: 'Lista',
  subject: 'Asunto',
  account: 'Cuenta',
  owner: 'Responsable',
  since: 'En espera desde',
  due: 'Vence',
  overdue: 'Vencido',
  urgent: 'Urgente',
  requests: { new: 'Nueva', in_progress: 'En curso' },
  bills: { unmatched: 'Sin envío encontrado', review: 'Por revisar', disputed: 'En aclaración con el transportista' },
  empty_title: 'No hay pendientes',
  empty_text: 'El trabajo nuevo aparece aquí.',
  failed: 'No se pudo cargar la bandeja',
};
