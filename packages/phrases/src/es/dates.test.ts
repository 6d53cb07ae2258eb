import { describe, expect, it } from 'vitest';
import { datesInWords } from './dates.ts';

/** As `Intl` writes it in Spanish of the United States. */
function written(date: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat('es-US', { ...options, timeZone: 'UTC' }).format(new Date(`${date}T18:00:00Z`));
}
const day = { weekday: 'short', month: 'short', day: 'numeric' } as const;

describe('a date after an article', () => {
  it.each([
    ['el', '2026-12-01', 'martes 1 de diciembre'],
    ['del', '2026-11-01', 'domingo 1 de noviembre'],
    ['al', '2026-09-02', 'miércoles 2 de septiembre'],
    ['El', '2026-05-30', 'sábado 30 de mayo'],
    ['Del', '2026-03-05', 'jueves 5 de marzo'],
  ])('"%s" of %s reads as it is said', (article, date, words) => {
    expect(datesInWords(`Va ${article} ${written(date, day)}.`)).toBe(`Va ${article} ${words}.`);
  });

  it('keeps its year, its time, and what follows', () => {
    expect(datesInWords(`el ${written('2026-12-01', { ...day, year: 'numeric' })}: listo`)).toBe(
      'el martes 1 de diciembre de 2026: listo',
    );
    expect(datesInWords('hasta el mar, 1 de dic, 1:00 p.m. CST inclusive')).toBe(
      'hasta el martes 1 de diciembre, 1:00 p.m. CST inclusive',
    );
    expect(datesInWords(`del ${written('2026-11-23', { dateStyle: 'medium' })}`)).toBe('del 23 de noviembre de 2026');
    expect(datesInWords('entre el 1 de mar y el 12 de ago')).toBe('entre el 1 de marzo y el 12 de agosto');
    expect(datesInWords(`el ${written('2026-10-14', { month: 'short', day: 'numeric' })}`)).toBe('el 14 de octubre');
    expect(datesInWords('el 2 de nov 2500 lb')).toBe('el 2 de noviembre 2500 lb');
  });

  it('has every month and every weekday', () => {
    for (const month of ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12'])
      for (const date of ['01', '02', '03', '04', '05', '06', '07'].map((of) => `2026-${month}-${of}`))
        expect(datesInWords(`el ${written(date, day)}`)).toBe(
          `el ${written(date, { weekday: 'long', month: 'long', day: 'numeric' }).replace(',', '')}`,
        );
  });

  it('loses the comma of a long one, and the dots that some browsers put', () => {
    expect(datesInWords('el martes, 1 de diciembre')).toBe('el martes 1 de diciembre');
    expect(datesInWords('el mar., 1 de dic. de 2026')).toBe('el martes 1 de diciembre de 2026');
    expect(datesInWords('el 1 dic. 2026 y el 2 de ene.')).toBe('el 1 de diciembre de 2026 y el 2 de enero.');
  });
});

describe('a date after a preposition', () => {
  it.each([
    ['antes de lun, 30 de nov', 'antes del lunes 30 de noviembre'],
    ['Desde mié, 2 de dic a las 8:00', 'Desde el miércoles 2 de diciembre a las 8:00'],
    ['vale hasta sáb, 5 de dic, 1:00 p.m. EST', 'vale hasta el sábado 5 de diciembre, 1:00 p.m. EST'],
    ['pedida para vie, 4 de dic', 'pedida para el viernes 4 de diciembre'],
    ['Avisado a las jue, 26 de nov, 3:02 p.m.', 'Avisado el jueves 26 de noviembre, 3:02 p.m.'],
  ])('gets its article: %s', (text, words) => {
    expect(datesInWords(text)).toBe(words);
  });
});

describe('everything else', () => {
  it.each([
    'mar, 1 de dic',
    'Llega: mié, 2 de dic',
    'el 5 de 12',
    'del carrier 1 de 3',
    'papel 1 de dic',
    'el martes',
    'el 5 de marcas',
    'a las 3:02 p.m.',
    'hasta domicilio 5',
  ])('stays as it is: %s', (text) => {
    expect(datesInWords(text)).toBe(text);
  });
});
