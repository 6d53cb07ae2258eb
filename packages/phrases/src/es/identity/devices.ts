import type { Translation } from '../../types.ts';
import type { devices as source } from '../../en/identity/devices.ts';

export const devices: Translation<typeof source> = {
  title: 'Dónde tiene la sesión abierta',
  current: 'Este dispositivo',
  remembered: 'Recordado',
  unknown: 'Navegador desconocido',
  browser_on: '{{browser}} en {{system}}',
  last_seen: 'Visto por última vez {{time}}',
  now: 'En uso ahora',
  log_out: 'Cerrar sesión',
  log_out_of: 'Cerrar sesión en {{device}}',
  logged_out: 'Sesión cerrada: {{device}}',
  others: 'Cerrar todas las demás',
  others_title: '¿Cerrar todas las demás sesiones?',
  others_text: 'Los demás navegadores tendrán que iniciar sesión de nuevo. Este sigue conectado.',
  others_done: 'Se cerraron todas las demás sesiones',
  failed: 'No se pudo cerrar la sesión de ese dispositivo',
};
