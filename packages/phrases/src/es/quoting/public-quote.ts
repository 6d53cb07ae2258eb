import type { Translation } from '../../types.ts';
import type { public_quote as source } from '../../en/quoting/public-quote.ts';

export const public_quote: Translation<typeof source> = {
  title: 'Vea cuánto cuesta su carga',
  lead: 'Precios reales de cada transportista, con las cuentas a la vista. Sin cuenta, sin llamada, sin correo.',
  get: 'Cotizar',
  without_account: 'Cotizar sin cuenta',
  track: 'Rastrear un envío',
  ways: 'Más páginas',
  start_over_text: 'Se borra lo que escribió aquí.',
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
    compare_text: 'Se ve cada línea de un precio. Los transportistas que no dan ninguno dicen por qué.',
    account: 'Abra una cuenta, si quiere',
    account_text: 'Cinco pasos cortos. Lo que escribió va con usted, y sus precios sustituyen a los de lista.',
    book: 'Reserve e imprima los documentos',
    book_text: 'Conocimiento de embarque, etiquetas y rastreo están listos cuando el transportista confirma.',
  },
  book_title: '¿Listo para enviar?',
  book_text:
    'La cotización {{number}} es a precios de lista y se guarda 7 días. Con una cuenta la reserva sin volver a escribir nada.',
  sign_up: 'Crear una cuenta para reservar',
  log_in: 'Iniciar sesión',
  signed_in: 'Estos son precios de lista',
  signed_in_text: 'Ya inició sesión. Cotizar y enviar calcula los mismos datos a los precios de su cuenta.',
  own_prices: 'Ver mis precios',
};
