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
  mail_two_factor_on_subject: 'La verificación en dos pasos está activada',
  mail_two_factor_on_body:
    'Hola, {{name}}:\n\ndesde ahora Waybill le pide un código de su aplicación de autenticación al iniciar sesión. Los demás dispositivos se desconectaron.\n\nSi no fue usted, ponga una contraseña nueva de inmediato.',
  mail_two_factor_off_subject: 'La verificación en dos pasos está desactivada',
  mail_two_factor_off_body:
    'Hola, {{name}}:\n\ndesde ahora basta su contraseña para iniciar sesión en Waybill.\n\nSi no fue usted, ponga de inmediato una contraseña nueva y vuelva a activar la verificación en dos pasos.',
  mail_two_factor_reset_subject: 'Se restableció su verificación en dos pasos',
  mail_two_factor_reset_body:
    'Hola, {{name}}:\n\nnuestro personal restableció su verificación en dos pasos porque se informó de que perdió el segundo factor. Todos los dispositivos se desconectaron y ahora basta su contraseña para iniciar sesión en Waybill. Vuelva a activar la verificación en dos pasos en su perfil.\n\nSi no lo pidió, ponga una contraseña nueva y llámenos de inmediato.',
};
