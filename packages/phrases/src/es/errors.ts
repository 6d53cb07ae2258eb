import type { Translation } from '../types.ts';
import type { errors as source } from '../en/errors.ts';

export const errors: Translation<typeof source> = {
  unauthenticated: 'No ha iniciado sesión.',
  forbidden: 'No tiene acceso a esta página',
  email_unverified: 'Su dirección de correo no está verificada.',
  account_inactive:
    'Esta cuenta está cerrada: no cotiza ni reserva. El rastreo y los pagos siguen funcionando. Pida a soporte que la abra de nuevo.',
  merge_blocked: 'Esta cuenta aún no se puede combinar: todavía tiene algo abierto.',
  credit_hold:
    'Esta cuenta está en retención de crédito. Puede cotizar y rastrear; podrá reservar de nuevo cuando el personal la active.',
  credit_limit:
    'Este envío llevaría la cuenta {{over}} por encima de su límite de crédito de {{limit}}: ya se deben {{owed}} y el envío cuesta {{price}}. Pague facturas abiertas o pida a su representante un límite mayor. No se envió nada al transportista.',
  disclaimer_required: 'Debe aceptar el aviso legal',
  pickup_cutoff_passed:
    'Ya pasaron las {{time}} en el lugar de recolección, la hora límite para recoger el {{date}}. Elija un día posterior y pida tarifas de nuevo.',
  two_factor_required: 'Configure primero la verificación en dos pasos.',
  invalid_signature: 'Firma no válida.',
  not_found: 'Aquí no se encontró nada.',
  method_not_allowed: 'Esta dirección no admite ese método.',
  conflict: 'Alguien lo cambió mientras tanto. Revíselo antes de continuar.',
  carrier_blocked: 'Este transportista ya no se ofrece a su cuenta. Elija otra tarifa.',
  view_read_only: 'Está mirando esta cuenta como la ve su cliente. Aquí no se puede cambiar nada.',
  view_over: 'Esta vista de la cuenta terminó.',
  last_super_admin: 'Alguien que pueda entrar debe seguir siendo superadministrador. Nombre primero a otro.',
  own_login: 'No puede desactivar su propio acceso. Pida a un colega que lo haga.',
  login_held:
    'Nuestro personal desactivó este acceso. Solo el personal que administra los accesos puede activarlo de nuevo. Comuníquese con soporte.',
  last_owner: 'Una cuenta necesita al menos un titular que pueda entrar. Nombre primero a otro.',
  invitation_over: 'Esta invitación se usó, se retiró o tiene más de 7 días.',
  link_used: 'Este enlace ya se usó. Funciona una sola vez.',
  link_expired: 'Este enlace ya venció. Pida uno nuevo a quien se lo envió.',
  carrier_inactive:
    '{{carrier}} no se ofrece por ahora, así que sus precios no se pueden reservar. Vuelva a pedir tarifas para elegir otro.',
  quote_booked:
    'Esta cotización ya está reservada como {{number}}. Para enviar de nuevo la misma carga, pida nuevas tarifas.',
  quote_changed: 'Los datos cambiaron desde estas tarifas. Pida tarifas de nuevo antes de reservar.',
  quote_request_moved: 'Esta solicitud cambió mientras tanto. Vea cómo está ahora.',
  chat_taken: 'Otra persona tomó este chat mientras tanto.',
  consent_over: 'Este permiso lo pidió otra persona o hace demasiado tiempo. Conéctese de nuevo.',
  order_moved: 'Este pedido avanzó mientras tanto. Vea cómo está ahora.',
  payment_recorded_before:
    'Este pago ({{method}}) ya se registró el {{date}} por {{name}}. Regístrelo de nuevo solo si son dos pagos.',
  credit_spent: 'Parte de este pago ya se reembolsó. Resuelva primero ese reembolso.',
  payment_under_way:
    '{{name}} está pagando la factura {{number}} desde el {{time}}. Termine primero ese pago o espere a que concluya.',
  dispute_moved: 'Esta disputa avanzó mientras tanto. Vea cómo está ahora.',
  dispute_under_way: 'Esta factura ya está en disputa. Agregue a esa disputa o espere su fin.',
  not_contestable: 'Esta factura ya no se puede disputar: pasaron 180 días o no queda nada de ella.',
  carrier_bill_moved: 'Esta factura cambió mientras tanto. Vea cómo está ahora.',
  quote_expired: 'Estas tarifas vencieron. Pida tarifas de nuevo antes de reservar.',
  payload_too_large: 'Es demasiado para recibirlo de una sola vez.',
  unsupported_media_type: 'Aquí no se entiende este tipo de contenido.',
  csrf_mismatch: 'El token CSRF no coincide.',
  malformed_request: 'No se pudo leer la solicitud.',
  request_timeout: 'La solicitud no llegó a tiempo.',
  uri_too_long: 'La dirección es demasiado larga.',
  headers_too_large: 'Los encabezados de la solicitud son demasiado grandes.',
  validation_failed: 'Hay campos por revisar.',
  idempotency_key_reused: 'Esto ya se envió con otros datos. Vuelva a cargar la página y haga sus cambios de nuevo.',
  charges_closed: 'Ya no se puede agregar nada: el envío está facturado o cancelado, o ya se cobró la tarjeta.',
  rebook_barred: 'No se puede reservar de nuevo. {{reason}}',
  not_cancelable: 'Este envío ya no se puede cancelar. {{reason}}',
  pickup_refused: 'No se aceptó la recolección. {{reason}}',
  pickup_not_cancelable: 'No se pudo cancelar la recolección. {{reason}}',
  label_unreadable:
    'La etiqueta del transportista no se puede convertir para una impresora de etiquetas. Imprima el PDF.',
  booking_refused: 'El transportista no aceptó la reserva: {{reason}}',
  password_confirmation_required: 'Se requiere confirmar la contraseña.',
  too_many_attempts: 'Demasiados intentos.',
  server_error: 'Error del servidor',
  booking_failed:
    'En este momento tenemos dificultades técnicas para completar la reserva. Llame al {{phone}}, opción 2, para recibir ayuda inmediata.',
  carrier_failed: 'El transportista no respondió como debía. Inténtelo de nuevo en un momento.',
  marketplace_failed: 'El mercado no nos dio acceso y no se conectó nada. Inténtelo de nuevo en un momento.',
  payment_failed: 'No se pudo abrir la página de pago y no se cobró nada. Inténtelo de nuevo en un momento.',
  quote_not_saved: 'No pudimos guardar su cotización en este momento. Inténtelo de nuevo o llame al {{phone}}.',
  not_open_yet: 'Esto aún no está disponible.{{call}}',
  unavailable: 'Este servicio no está disponible en este momento. Inténtelo de nuevo en un momento.',
};
