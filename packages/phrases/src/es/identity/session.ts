import type { Translation } from '../../types.ts';
import type { session as source } from '../../en/identity/session.ts';

export const session: Translation<typeof source> = {
  more_errors_one: '{{message}} (y 1 error más)',
  more_errors_other: '{{message}} (y {{count}} errores más)',
  reset_link_sent: 'Le enviamos por correo el enlace para restablecer la contraseña.',
  password_was_reset: 'Su contraseña se restableció.',
  mail_verify_button: 'Confirmar correo',
  mail_email_requested_button: 'Conservar mi correo',
  mail_email_changed_button: 'Deshacer cambio',
  mail_reset_button: 'Crear contraseña nueva',
  mail_verify_subject: 'Confirme su correo',
  mail_verify_body:
    'Hola, {{name}}:\n\nConfirme su correo para {product} con este enlace. Es válido durante 24 horas.\n\n{{link}}\n\nSi no solicitó una cuenta, ignore este correo.',
  mail_email_confirm_subject: 'Confirme su nuevo correo',
  mail_email_confirm_body:
    'Hola, {{name}}:\n\nUsted pidió iniciar sesión en {product} con este correo. Confírmelo con este enlace. Es válido durante 24 horas.\n\n{{link}}\n\nMientras tanto, inicie sesión con {{old_email}}. Si no lo solicitó, ignore este correo.',
  mail_email_requested_subject: 'Confirme o detenga el cambio de su correo',
  mail_email_requested_body:
    'Hola, {{name}}:\n\nAlguien con su contraseña pidió cambiar el correo de su acceso a {product} por {{new_email}}. Conserva este correo hasta que se confirme el nuevo.\n\nSi no fue usted, conserve su correo con este enlace y cree una contraseña nueva.\n\n{{link}}',
  mail_email_changed_subject: 'Su correo cambió',
  mail_email_changed_body:
    'Hola, {{name}}:\n\nEl correo de su acceso a {product} ahora es {{new_email}}. Se cerró la sesión en sus demás dispositivos.\n\nSi no fue usted, llámenos de inmediato.',
  mail_email_changed_old_body:
    'Hola, {{name}}:\n\nEl correo de su acceso a {product} cambió de este a {{new_email}}. Se cerró la sesión en sus demás dispositivos.\n\nSi no fue usted, deshaga el cambio con este enlace. Es válido durante {{days}} días.\n\n{{link}}',
  mail_email_corrected_subject: 'Su correo se quitó de {product}',
  mail_email_corrected_body:
    'Hola:\n\nUn acceso a {product} que nunca se confirmó usaba este correo. Su titular lo cambió. No le enviaremos más correos al respecto.',
  mail_email_restored_subject: 'Se restauró su correo anterior',
  mail_email_restored_body:
    'Hola, {{name}}:\n\nSe deshizo el cambio de su correo. Inicie sesión en {product} con {{old_email}}. Se cerró la sesión en todos los dispositivos y la contraseña ya no funciona. Enviamos a {{old_email}} un enlace para crear una nueva.',
  mail_password_changed_subject: 'Su contraseña cambió',
  mail_password_changed_body:
    'Hola, {{name}}:\n\nLa contraseña de su acceso a {product} cambió. Se cerró la sesión en sus demás dispositivos.\n\nSi no fue usted, cree una contraseña nueva de inmediato y llámenos.',
  mail_recovery_codes_subject: 'Tiene códigos de recuperación nuevos',
  mail_recovery_codes_body:
    'Hola, {{name}}:\n\nSe crearon códigos de recuperación nuevos para su acceso a {product}. Los anteriores ya no funcionan.\n\nSi no fue usted, cree una contraseña nueva de inmediato.',
  mail_roles_subject: 'Sus roles en {product} cambiaron',
  mail_roles_body:
    'Hola, {{name}}:\n\nLos roles de su acceso a {product} cambiaron.\n\nAntes: {{before}}\nAhora: {{after}}\n\nSi no lo esperaba, consulte a quien administra los usuarios de su empresa.',
  mail_no_roles: 'ninguno',
  mail_api_created_subject: 'Credenciales de API nuevas: {{client}}',
  mail_api_created_body:
    'Hola, {{name}}:\n\n{{by}} creó las credenciales de API "{{client}}" para su cuenta de {product}.\n\nSi no lo esperaba, revóquelas de inmediato en Integraciones.',
  mail_api_secret_subject: 'Secreto nuevo de las credenciales de API: {{client}}',
  mail_api_secret_body:
    'Hola, {{name}}:\n\n{{by}} creó un secreto nuevo para las credenciales de API "{{client}}" de su cuenta de {product}.\n\nSi no lo esperaba, revóquelas de inmediato en Integraciones.',
  mail_api_changed_subject: 'Cambiaron las credenciales de API: {{client}}',
  mail_api_changed_body:
    'Hola, {{name}}:\n\n{{by}} cambió el nombre, los alcances o el estado de las credenciales de API "{{client}}" de su cuenta de {product}.\n\nSi no lo esperaba, revóquelas de inmediato en Integraciones.',
  mail_api_ended_subject: 'Credenciales de API revocadas: {{client}}',
  mail_api_ended_body:
    'Hola, {{name}}:\n\n{{by}} revocó las credenciales de API "{{client}}" de su cuenta de {product} o uno de sus secretos anteriores.',
  mail_api_off_subject: 'Se desactivaron las credenciales de API: {{client}}',
  mail_api_off_body:
    'Hola, {{name}}:\n\nDesactivamos las credenciales de API "{{client}}" de su cuenta de {product}. Las creó {{by}}, y ese acceso se desactivó, se quitó o se devolvió a su titular. Los programas con estas credenciales ya no funcionan.\n\nActívelas de nuevo en Integraciones o cree otras ahí.',
  mail_api_on_subject: 'Se activaron las credenciales de API: {{client}}',
  mail_api_on_body:
    'Hola, {{name}}:\n\nLas credenciales de API "{{client}}" de su cuenta de {product} están activas de nuevo. Las creó {{by}}, cuyo acceso se activó.',
  mail_staff_invited_subject: 'Nuestro personal invitó a un usuario a su cuenta',
  mail_staff_invited_body:
    'Hola, {{name}}:\n\n{{by}}, de nuestro personal, invitó a {{client}} a su cuenta de {product}.\n\nSi no lo solicitó, revoque la invitación en Configuración y llámenos.',
  mail_staff_owner_subject: 'Nuestro personal nombró a un titular de su cuenta',
  mail_staff_owner_body:
    'Hola, {{name}}:\n\n{{by}}, de nuestro personal, nombró a {{client}} titular de su cuenta de {product}.\n\nSi no lo solicitó, cambie el rol en Configuración y llámenos.',
  mail_reset_subject: 'Cree una contraseña nueva',
  mail_reset_body:
    'Hola, {{name}}:\n\nCree una contraseña nueva para {product} con este enlace. Es válido durante 60 minutos y funciona una sola vez.\n\n{{link}}\n\nSi no lo solicitó, ignore este correo. Su contraseña no cambia.',
  mail_two_factor_on_subject: 'La verificación en dos pasos está activada',
  mail_two_factor_on_body:
    'Hola, {{name}}:\n\nAhora {product} le pide un código de su aplicación de autenticación al iniciar sesión. Se cerró la sesión en sus demás dispositivos.\n\nSi no fue usted, cree una contraseña nueva de inmediato.',
  mail_two_factor_off_subject: 'La verificación en dos pasos está desactivada',
  mail_two_factor_off_body:
    'Hola, {{name}}:\n\nAhora inicia sesión en {product} solo con su contraseña.\n\nSi no fue usted, cree una contraseña nueva de inmediato y active otra vez la verificación en dos pasos.',
  mail_two_factor_reset_subject: 'Se restableció su verificación en dos pasos',
  mail_two_factor_reset_body:
    'Hola, {{name}}:\n\nNuestro personal restableció su verificación en dos pasos tras un aviso de que perdió el segundo factor. Se cerró la sesión en todos los dispositivos y ahora inicia sesión solo con su contraseña. Active de nuevo la verificación en dos pasos en su perfil.\n\nSi no lo solicitó, cree una contraseña nueva y llámenos de inmediato.',
};
