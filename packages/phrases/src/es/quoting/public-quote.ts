import type { Translation } from '../../types.ts';
import type { public_quote as source } from '../../en/quoting/public-quote.ts';

export const public_quote: Translation<typeof source> = {
  title: 'Vea cuánto cuesta su carga',
  lead: 'Precios reales de cada transportista, línea por línea. Sin cuenta, sin llamada, sin correo.',
  get: 'Cotizar',
  without_account: 'Cotizar sin cuenta',
  track: 'Rastrear un envío',
  ways: 'Más páginas',
  start_over_text: 'Se borra lo que escribió.',
  step_of: 'Paso {{number}} de 3',
  steps: {
    details: 'Datos del envío',
    rates: 'Tarifas',
    book: 'Cuenta y reserva',
  },
  units: { imperial: 'lb, in', metric: 'kg, cm' },
  next: {
    title: 'Qué sigue',
    compare: 'Compare precios y días',
    compare_text: 'Vea cada línea del precio y por qué un transportista no tiene tarifa.',
    account: 'Cree una cuenta (opcional)',
    account_text:
      'Cinco pasos cortos. Conservamos los datos de su cotización y le mostramos sus precios en lugar de los de lista.',
    book: 'Reserve e imprima los documentos',
    book_text: 'Obtenga el conocimiento de embarque, las etiquetas y el rastreo cuando el transportista confirme.',
  },
  book_title: '¿Listo para enviar?',
  book_text:
    'Guardamos 7 días la cotización {{number}}, a precios de lista. Con una cuenta puede reservarla sin volver a escribir.',
  sign_up: 'Crear cuenta para reservar',
  log_in: 'Iniciar sesión',
  signed_in: 'Estos son precios de lista',
  signed_in_text: 'Ya inició sesión. Cotizar y enviar muestra los precios de su cuenta para los mismos datos.',
  own_prices: 'Ver mis precios',
};
