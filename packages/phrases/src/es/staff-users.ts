import type { staff_users as en } from '../en/staff-users.ts';
import type { Translation } from '../types.ts';

export const staff_users: Translation<typeof en> = {
  note: 'Todas las personas que pueden iniciar sesión. Quien perdió el segundo factor vuelve a entrar cuando se restablece.',
  search: 'Nombre, correo o cuenta',
  clear_search: 'Borrar la búsqueda',
  name: 'Nombre',
  belongs: 'Pertenece a',
  staff: 'Personal',
  factor: 'Segundo factor',
  factor_on: 'Activado',
  factor_since: 'Desde el {{date}}',
  factor_off: 'Desactivado',
  disabled: 'Acceso cerrado',
  options: 'Opciones',
  reset: 'Restablecer segundo factor',
  reset_name: 'Restablecer segundo factor de {{name}}',
  reset_title: '¿Restablecer el segundo factor de {{name}}?',
  reset_text:
    'Hágalo solo si está seguro de quién lo pide. Se cierran todas las sesiones de {{name}}, basta la contraseña para entrar y un correo a {{email}} lo avisa.',
  reason: 'Motivo',
  reason_hint: 'Cómo comprobó quién es. Queda en el registro de auditoría.',
  confirm: 'Restablecerlo',
  done: 'El segundo factor se restableció',
  empty_title: 'Nadie puede iniciar sesión',
  empty_text: 'Las personas aparecen aquí cuando se registran o se las invita.',
};
