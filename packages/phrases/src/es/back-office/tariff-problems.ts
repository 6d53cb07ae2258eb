import type { problem as en } from '../../en/back-office/tariff-problems.ts';
import type { Translation } from '../../types.ts';

export const problem: Translation<typeof en> = {
  unknown_record:
    'Ninguna fila es de esta clase. Las clases son term, service, break, band, lane, rate, fak, cubic, linear, over_length, fuel, fuel_step, accessorial y transit.',
  missing: 'Aquí tiene que haber algo.',
  not_a_number: 'Esto no es un número.',
  too_precise: 'Esto tiene más decimales de los que se guardan.',
  unknown_value: 'Esto no es ninguno de los valores que hay.',
  twice: 'Esto ya estaba en una fila anterior.',
  not_read: 'En una fila de esta clase no se lee nada de esta celda. Muévalo a donde corresponde o bórrelo.',
  negative: 'Esto no debe ser menos que nada.',
  zero: 'Esto debe ser más que nada.',
  not_whole: 'Esto debe ser un número entero.',
  not_finite: 'Esto no es un número.',
  too_large: 'Esto es más de lo que se puede calcular.',
  too_many: 'Esto ya estaba en una fila anterior.',
  out_of_range:
    'Es demasiado o demasiado poco para lo que es: una tarifa por tramo de peso, un porcentaje hasta 100, un máximo no inferior a su mínimo.',
  not_ascending:
    'El orden está roto: distancias, pesos y precios suben de fila en fila, y las tarifas no suben con el peso.',
  empty: 'No hay ninguna fila de esta clase y hace falta al menos una.',
  required: 'Una ruta o distancia nombra tarifas que no existen.',
  invalid_date: 'Esto no es una fecha. Escríbala como 2026-12-31.',
  invalid_time: 'Esto no es una hora. Escríbala como 17:00.',
  invalid_format: 'No está escrito como debe: las zonas ZIP3 son tres letras o cifras.',
  other: 'Con esto no se puede calcular.',
};
