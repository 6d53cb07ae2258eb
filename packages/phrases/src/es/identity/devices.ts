import type { Translation } from '../../types.ts';
import type { devices as source } from '../../en/identity/devices.ts';

export const devices: Translation<typeof source> = {
  title: 'Dónde tiene la sesión iniciada',
  current: 'Este dispositivo',
  remembered: 'Recordado',
  unknown: 'Navegador desconocido',
  browser_on: '{{browser}} en {{system}}',
  last_seen: 'Última actividad {{time}}',
  now: 'Activo ahora',
  log_out: 'Cerrar sesión',
  log_out_of: 'Cerrar sesión en {{device}}',
  logged_out: 'Sesión cerrada en {{device}}',
  others: 'Cerrar las demás sesiones',
  others_title: '¿Cerrar las demás sesiones?',
  others_text: 'Los demás navegadores tendrán que iniciar sesión de nuevo. En este, la sesión sigue abierta.',
  others_done: 'Se cerraron todas las demás sesiones',
  failed: 'No se pudo cerrar la sesión en ese dispositivo',
};
