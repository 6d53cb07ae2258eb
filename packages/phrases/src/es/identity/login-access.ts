import type { login_access as en } from '../../en/identity/login-access.ts';
import type { Translation } from '../../types.ts';

export const login_access: Translation<typeof en> = {
  disabled_subject: 'Se desactivó su acceso',
  disabled_body:
    'Hola, {{name}}:\n\n{{by}} desactivó su acceso a {product}. Se cerraron sus sesiones en todos los dispositivos y no puede iniciar sesión. Las credenciales de API que usted creó se desactivaron.\n\nSi cree que es un error, consulte a {{by}} o a un titular de su cuenta.',
  enabled_button: 'Iniciar sesión',
  enabled_subject: 'Puede iniciar sesión de nuevo',
  enabled_body:
    'Hola, {{name}}:\n\n{{by}} activó su acceso a {product}. Puede iniciar sesión de nuevo con su contraseña:\n\n{{link}}\n\nLas credenciales de API que se desactivaron con su acceso están activas de nuevo.',
  removed_subject: 'Ya no forma parte de su cuenta',
  removed_body:
    'Hola, {{name}}:\n\n{{by}} le quitó de su cuenta en {product}. Se cerraron sus sesiones en todos los dispositivos y ya no puede iniciar sesión. Las credenciales de API que usted creó se desactivaron.\n\nSi cree que es un error, consulte a {{by}} o a un titular de la cuenta. Pueden invitarle de nuevo.',
};
