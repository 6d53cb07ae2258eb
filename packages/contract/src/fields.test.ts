import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { isPhone, isPostalCode, calendarDate, email, optionalText, phone, text, timeOfDay } from './fields.ts';
import { fieldProblems } from './problem.ts';
import { productBody } from './catalog/product-catalog.ts';
import { hazmat, item, salesItem } from './quoting/load.ts';

const problemsOf = (schema: z.ZodType, value: unknown) => {
  const { error } = schema.safeParse(value);
  return error ? fieldProblems(error).map(({ field, code, params }) => [field, code, params]) : [];
};

describe('field codes', () => {
  it.each([
    [text(10), undefined, 'required'],
    [text(10), null, 'required'],
    [text(10), '   ', 'required'],
    [email, 'nobody', 'invalid_email'],
    [email, null, 'required'],
    [phone, '12', 'invalid_phone'],
    [timeOfDay, '24:00', 'invalid_time'],
    [calendarDate, '2026-02-30', 'invalid_date'],
  ])('say what is wrong, not only that something is [BOOK-03]', (schema, value, code) => {
    expect(problemsOf(schema, value).map(([field, found]) => [field, found])).toEqual([['', code]]);
  });

  it('carry the limit that was passed, so that the text can name it', () => {
    expect(problemsOf(text(10), 'x'.repeat(11))).toEqual([['', 'too_long', { max: 10 }]]);
    expect(problemsOf(optionalText(3), 'abcd')).toEqual([['', 'too_long', { max: 3 }]]);
  });

  it('name nested fields with dots', () => {
    expect(problemsOf(z.object({ items: z.array(item) }), { items: [{}] }).map(([field]) => field)).toContain(
      'items.0.weight',
    );
  });
});

describe('what people really type', () => {
  it.each(['603-555-0142', '(603) 555 0142', '+1 603.555.0142', '6035550142 x12', '555-0142'])(
    '%s is a phone number [BOOK-03]',
    (typed) => {
      expect(isPhone(typed)).toBe(true);
    },
  );
  it.each(['123456', 'call me', '603-555-0142-603-555-0142'])('%s is none [BOOK-03]', (typed) => {
    expect(isPhone(typed)).toBe(false);
  });
  it('postal codes of three countries', () => {
    expect([
      isPostalCode('03103', 'US'),
      isPostalCode('03103-1234', 'US'),
      isPostalCode('V6B 1A1', 'CA'),
      isPostalCode('v6b1a1', 'CA'),
      isPostalCode('06600', 'MX'),
    ]).toEqual([true, true, true, true, true]);
    expect([isPostalCode('3103', 'US'), isPostalCode('D6B 1A1', 'CA'), isPostalCode('6600', 'MX')]).toEqual([
      false,
      false,
      false,
    ]);
  });
  it('lower-cases the email it is looked up by', () => {
    expect(email.parse('  Dock@Example.COM ')).toBe('dock@example.com');
  });
});

describe('hazardous details', () => {
  const details = {
    proper_name: 'Gasoline',
    hazard_class: '3',
    emergency_contact: 'Desk',
    emergency_phone: '800-555-0199',
  };

  it('take a UN number by its four digits, as programs and files send it too [QUOTE-07]', () => {
    expect(hazmat.parse({ ...details, id_number: ' 1203' }).id_number).toBe('UN1203');
    expect(hazmat.parse({ ...details, id_number: 'na 1993' }).id_number).toBe('NA1993');
    expect(problemsOf(hazmat, { ...details, id_number: '123' })).toEqual([['id_number', 'invalid_hazmat_id', {}]]);
  });

  it('name the packing group where the number leaves several, in lines, requests to sales, and products [QUOTE-07]', () => {
    const side = { value: 40, unit: 'in' };
    const goods = {
      description: 'Paint',
      package_type: 'pallets',
      quantity: 1,
      length: side,
      width: side,
      height: side,
      weight: { value: 400, unit: 'lb' },
      hazardous: true,
    };
    const paint = { ...goods, hazmat: { ...details, proper_name: 'Paint', id_number: 'UN1263' } };
    for (const shape of [item, salesItem, productBody]) {
      expect(problemsOf(shape, paint)).toEqual([['hazmat.packing_group', 'required', {}]]);
      expect(problemsOf(shape, { ...paint, hazmat: { ...paint.hazmat, packing_group: 'II' } })).toEqual([]);
      expect(problemsOf(shape, { ...paint, hazmat: { ...paint.hazmat, id_number: 'UN1203' } })).toEqual([]);
      expect(problemsOf(shape, { ...paint, hazardous: false })).toEqual([]);
    }
  });
});
