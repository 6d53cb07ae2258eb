import type { problem as en } from '../../en/back-office/tariff-problems.ts';
import type { Translation } from '../../types.ts';

export const problem: Translation<typeof en> = {
  unknown_record:
    'Escriba un tipo de fila válido: term, service, break, band, lane, rate, fak, cubic, linear, over_length, fuel, fuel_step, accessorial o transit.',
  missing: 'Escriba un valor.',
  not_a_number: 'Escriba un número.',
  too_precise: 'Demasiados decimales. Redondee el número.',
  unknown_value: 'Escriba uno de los valores permitidos.',
  twice: 'Duplica una fila anterior. Quite una de las dos.',
  not_read: 'Este tipo de fila no usa esta celda. Mueva el valor o bórrelo.',
  negative: 'Escriba cero o más.',
  zero: 'Escriba un número mayor que cero.',
  not_whole: 'Escriba un número entero.',
  not_finite: 'Escriba un número.',
  too_large: 'Número demasiado grande. Escriba uno menor.',
  too_many: 'Duplica una fila anterior. Quite una de las dos.',
  out_of_range:
    'Valor fuera de rango. Indique una tarifa por rango de peso, porcentajes hasta 100 y máximos mayores que los mínimos.',
  not_ascending:
    'Orden incorrecto. Distancias, pesos y precios deben subir fila por fila; las tarifas no suben con el peso.',
  empty: 'Agregue al menos una fila de este tipo.',
  required: 'Esta ruta o distancia indica tarifas que no existen. Agréguelas o cambie el nombre.',
  invalid_date: 'Escriba una fecha como 2026-12-31.',
  invalid_time: 'Escriba una hora como 17:00.',
  invalid_format: 'Escriba las zonas ZIP3 con tres letras o dígitos.',
  other: 'Este valor no sirve para tarificar. Revise la fila.',
};
