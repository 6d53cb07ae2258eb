import type { Translation } from '../types.ts';
import type { session as source } from '../en/session.ts';

export const session: Translation<typeof source> = {
  more_errors_one: '{{message}} (y 1 error más)',
  more_errors_other: '{{message}} (y {{count}} errores más)',
  reset_link_sent: 'Le enviamos por correo el enlace para restablecer la contraseña.',
  password_was_reset: 'Su contraseña se restableció.',
  mail_verify_subject: 'Confirme su dirección de correo',
  mail_verify_body:
    'Hola, {{name}}:\n\nconfirme su dirección de correo para Waybill con este enlace. Es válido durante 24 horas.\n\n{{link}}\n\nSi no pidió una cuenta, no tiene que hacer nada.',
  mail_reset_subject: 'Establezca una contraseña nueva',
  mail_reset_body:
    'Hola, {{name}}:\n\nestablezca una contraseña nueva para Waybill con este enlace. Es válido durante 60 minutos y sirve una sola vez.\n\n{{link}}\n\nSi no lo pidió, su contraseña no cambia.',
};
