import type { exchange_rates as source } from '../../en/platform/exchange-rates.ts';
import type { Translation } from '../../types.ts';

export const exchange_rates: Translation<typeof source> = {
  title: 'Tipos de cambio',
  open: 'Tipos de cambio',
  text: 'Los importes se convierten con el tipo de cambio más reciente y se muestran con su fecha. Sin tipo de cambio, quedan en la moneda de facturación.',
  none: 'No hay tipo de cambio registrado para: {{pairs}}.',
  old: 'El tipo de cambio {{pair}} es del {{date}}, hace más de {{days}} días. Registre uno más reciente.',
  pair: 'Monedas',
  pair_of: '1 {{from}} en {{to}}',
  date: 'Fecha del tipo de cambio',
  rate: 'Tipo de cambio',
  source: 'Fuente',
  source_hint: 'Por ejemplo Banco de México (FIX) o Banco de Canadá',
  in_force: 'Vigente',
  far: 'Difiere {{percent}} del último tipo de cambio, {{rate}}. Revise la cifra.',
  save: 'Guardar tipo de cambio',
  saved: 'Tipo de cambio guardado',
  table: 'Tipos de cambio registrados',
};
