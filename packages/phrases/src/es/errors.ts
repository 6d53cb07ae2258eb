import type { Translation } from '../types.ts';
import type { errors as source } from '../en/errors.ts';

export const errors: Translation<typeof source> = {
  unauthenticated: 'No ha iniciado sesión.',
  forbidden: 'No tiene acceso a esta página',
  email_unverified: 'Su dirección de correo no está verificada.',
  credit_hold:
    'Esta cuenta está en retención de crédito. Puede cotizar y rastrear; podrá reservar de nuevo cuando el personal la active.',
  disclaimer_required: 'Debe aceptar el aviso legal',
  pickup_cutoff_passed:
    'Ya pasaron las {{time}} en el lugar de recolección, la hora límite para recoger el {{date}}. Elija un día posterior y pida tarifas de nuevo.',
  two_factor_required: 'Configure primero la verificación en dos pasos.',
  invalid_signature: 'Firma no válida.',
  not_found: 'Aquí no se encontró nada.',
  method_not_allowed: 'Esta dirección no admite ese método.',
  conflict: 'Alguien lo cambió mientras tanto. Revíselo antes de continuar.',
  last_owner: 'Una cuenta necesita al menos un titular que pueda entrar. Nombre primero a otro.',
  invitation_over: 'Esta invitación se usó, se retiró o tiene más de 7 días.',
  quote_changed: 'Los datos cambiaron desde estas tarifas. Pida tarifas de nuevo antes de reservar.',
  quote_request_moved: 'Esta solicitud cambió mientras tanto. Vea cómo está ahora.',
  quote_expired: 'Estas tarifas vencieron. Pida tarifas de nuevo antes de reservar.',
  payload_too_large: 'Es demasiado para recibirlo de una sola vez.',
  unsupported_media_type: 'Aquí no se entiende este tipo de contenido.',
  csrf_mismatch: 'El token CSRF no coincide.',
  malformed_request: 'No se pudo leer la solicitud.',
  validation_failed: 'Hay campos por revisar.',
  idempotency_key_reused: 'Esta reserva ya se envió con otros datos.',
  not_cancelable: 'Este envío ya no se puede cancelar. {{reason}}',
  pickup_refused: 'No se aceptó la recolección. {{reason}}',
  pickup_not_cancelable: 'No se pudo cancelar la recolección. {{reason}}',
  booking_refused: 'El transportista no aceptó la reserva: {{reason}}',
  password_confirmation_required: 'Se requiere confirmar la contraseña.',
  too_many_attempts: 'Demasiados intentos.',
  server_error: 'Error del servidor',
  booking_failed:
    'En este momento tenemos dificultades técnicas para completar la reserva. Llame al {{phone}}, opción 2, para recibir ayuda inmediata.',
  carrier_failed: 'El transportista no respondió como debía. Inténtelo de nuevo en un momento.',
  quote_not_saved: 'No pudimos guardar su cotización en este momento. Inténtelo de nuevo o llame al {{phone}}.',
  unavailable: 'Servicio no disponible',
};
