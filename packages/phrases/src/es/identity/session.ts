import type { Translation } from '../../types.ts';
import type { session as source } from '../../en/identity/session.ts';

export const session: Translation<typeof source> = {
  more_errors_one: '{{message}} (y 1 error más)',
  more_errors_other: '{{message}} (y {{count}} errores más)',
  reset_link_sent: 'Le enviamos por correo el enlace para restablecer la contraseña.',
  password_was_reset: 'Su contraseña se restableció.',
  mail_verify_button: 'Confirmar la dirección',
  mail_email_requested_button: 'Conservar mi dirección',
  mail_email_changed_button: 'Deshacer el cambio',
  mail_reset_button: 'Poner una contraseña nueva',
  mail_verify_subject: 'Confirme su dirección de correo',
  mail_verify_body:
    'Hola, {{name}}:\n\nConfirme su dirección de correo para {product} con este enlace. Es válido durante 24 horas.\n\n{{link}}\n\nSi no pidió una cuenta, no tiene que hacer nada.',
  mail_email_confirm_subject: 'Confirme su nueva dirección de correo',
  mail_email_confirm_body:
    'Hola, {{name}}:\n\nPidió iniciar sesión en {product} con esta dirección de ahora en adelante. Confírmela con este enlace. Es válido durante 24 horas.\n\n{{link}}\n\nHasta entonces, inicie sesión con {{old_email}}. Si no lo pidió, no tiene que hacer nada.',
  mail_email_requested_subject: 'Su dirección de correo está por cambiar',
  mail_email_requested_body:
    'Hola, {{name}}:\n\nAlguien que conoce su contraseña pidió cambiar la dirección de correo de su acceso a {product} por {{new_email}}. Esta dirección sigue en uso hasta que se confirme la nueva.\n\nSi no fue usted, conserve su dirección con este enlace y ponga una contraseña nueva.\n\n{{link}}',
  mail_email_changed_subject: 'Su dirección de correo cambió',
  mail_email_changed_body:
    'Hola, {{name}}:\n\nLa dirección de correo de su acceso a {product} ahora es {{new_email}}. Sus demás dispositivos se desconectaron.\n\nSi no fue usted, llámenos de inmediato.',
  mail_email_changed_old_body:
    'Hola, {{name}}:\n\nLa dirección de correo de su acceso a {product} dejó de ser esta y ahora es {{new_email}}. Sus demás dispositivos se desconectaron.\n\nSi no fue usted, deshaga el cambio con este enlace. Es válido durante {{days}} días.\n\n{{link}}',
  mail_email_corrected_subject: 'Esta dirección se quitó de {product}',
  mail_email_corrected_body:
    'Hola:\n\nUn acceso a {product} que nunca se confirmó usaba esta dirección. Su titular la cambió. Ya no recibirá correos al respecto.',
  mail_email_restored_subject: 'Volvió su dirección de correo anterior',
  mail_email_restored_body:
    'Hola, {{name}}:\n\nSe deshizo el cambio de la dirección de correo de su acceso a {product}. Vuelve a iniciar sesión con {{old_email}}. Todos los dispositivos se desconectaron y la contraseña ya no sirve. Enviamos a {{old_email}} un enlace para poner una nueva.',
  mail_password_changed_subject: 'Su contraseña cambió',
  mail_password_changed_body:
    'Hola, {{name}}:\n\nLa contraseña de su acceso a {product} cambió. Sus demás dispositivos se desconectaron.\n\nSi no fue usted, ponga una contraseña nueva de inmediato y llámenos.',
  mail_recovery_codes_subject: 'Tiene códigos de recuperación nuevos',
  mail_recovery_codes_body:
    'Hola, {{name}}:\n\nSe crearon códigos de recuperación nuevos para su acceso a {product}. Los anteriores ya no sirven.\n\nSi no fue usted, ponga una contraseña nueva de inmediato.',
  mail_roles_subject: 'Sus roles en {product} cambiaron',
  mail_roles_body:
    'Hola, {{name}}:\n\nLos roles de su acceso a {product} cambiaron.\n\nAntes: {{before}}\nAhora: {{after}}\n\nSi no lo esperaba, pregunte a quien administra los usuarios de su empresa.',
  mail_no_roles: 'ninguno',
  mail_api_created_subject: 'Credenciales de API nuevas: {{client}}',
  mail_api_created_body:
    'Hola, {{name}}:\n\n{{by}} creó las credenciales de API "{{client}}" para su cuenta de {product}.\n\nSi nadie debía hacerlo, revóquelas de inmediato en Integraciones.',
  mail_api_secret_subject: 'Secreto nuevo de las credenciales de API: {{client}}',
  mail_api_secret_body:
    'Hola, {{name}}:\n\n{{by}} creó un secreto nuevo para las credenciales de API "{{client}}" de su cuenta de {product}.\n\nSi nadie debía hacerlo, revóquelas de inmediato en Integraciones.',
  mail_api_changed_subject: 'Cambiaron las credenciales de API: {{client}}',
  mail_api_changed_body:
    'Hola, {{name}}:\n\n{{by}} cambió el nombre, los permisos o el estado de las credenciales de API "{{client}}" de su cuenta de {product}.\n\nSi nadie debía hacerlo, revóquelas de inmediato en Integraciones.',
  mail_api_ended_subject: 'Terminaron las credenciales de API: {{client}}',
  mail_api_ended_body:
    'Hola, {{name}}:\n\n{{by}} revocó las credenciales de API "{{client}}" de su cuenta de {product} o terminó un secreto anterior de ellas.',
  mail_api_off_subject: 'Se desactivaron las credenciales de API: {{client}}',
  mail_api_off_body:
    'Hola, {{name}}:\n\nLas credenciales de API "{{client}}" de su cuenta de {product} se desactivaron, porque el acceso de {{by}}, que las creó, se desactivó, se retiró o se devolvió a su titular. Los programas que usan estas credenciales se rechazan.\n\nActívelas de nuevo en Integraciones o cree otras ahí.',
  mail_api_on_subject: 'Se activaron las credenciales de API: {{client}}',
  mail_api_on_body:
    'Hola, {{name}}:\n\nLas credenciales de API "{{client}}" de su cuenta de {product} están activas de nuevo, porque se activó el acceso de {{by}}, que las creó.',
  mail_staff_invited_subject: 'Nuestro personal invitó a alguien a su cuenta',
  mail_staff_invited_body:
    'Hola, {{name}}:\n\n{{by}}, de nuestro personal, invitó a {{client}} a su cuenta de {product}.\n\nSi no lo pidió, retire la invitación en Configuración y llámenos.',
  mail_staff_owner_subject: 'Nuestro personal nombró a alguien titular de su cuenta',
  mail_staff_owner_body:
    'Hola, {{name}}:\n\n{{by}}, de nuestro personal, nombró a {{client}} titular de su cuenta de {product}.\n\nSi no lo pidió, cambie el rol en Configuración y llámenos.',
  mail_reset_subject: 'Establezca una contraseña nueva',
  mail_reset_body:
    'Hola, {{name}}:\n\nEstablezca una contraseña nueva para {product} con este enlace. Es válido durante 60 minutos y sirve una sola vez.\n\n{{link}}\n\nSi no lo pidió, su contraseña no cambia.',
  mail_two_factor_on_subject: 'La verificación en dos pasos está activada',
  mail_two_factor_on_body:
    'Hola, {{name}}:\n\nDesde ahora {product} le pide un código de su aplicación de autenticación al iniciar sesión. Los demás dispositivos se desconectaron.\n\nSi no fue usted, ponga una contraseña nueva de inmediato.',
  mail_two_factor_off_subject: 'La verificación en dos pasos está desactivada',
  mail_two_factor_off_body:
    'Hola, {{name}}:\n\nDesde ahora basta su contraseña para iniciar sesión en {product}.\n\nSi no fue usted, ponga de inmediato una contraseña nueva y vuelva a activar la verificación en dos pasos.',
  mail_two_factor_reset_subject: 'Se restableció su verificación en dos pasos',
  mail_two_factor_reset_body:
    'Hola, {{name}}:\n\nNuestro personal restableció su verificación en dos pasos porque se informó de que perdió el segundo factor. Todos los dispositivos se desconectaron y ahora basta su contraseña para iniciar sesión en {product}. Vuelva a activar la verificación en dos pasos en su perfil.\n\nSi no lo pidió, ponga una contraseña nueva y llámenos de inmediato.',
};
