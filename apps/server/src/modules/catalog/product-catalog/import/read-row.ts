import { fieldProblems, productBody, type ProductBody, type ProductImportField } from '@waybill/contract';
import { freightClasses, packageTypes, type LengthUnit, type MassUnit, type PackageType } from '@waybill/freight';
import { en } from '@waybill/phrases/en';
import { es } from '@waybill/phrases/es';
import { plain, readNumber, readYesOrNo, type RowProblem, type RowRead } from '../../../platform/imports/index.ts';

type Cell = (field: ProductImportField) => string;

const lengthWords: Readonly<Record<string, LengthUnit>> = {
  in: 'in',
  inch: 'in',
  inches: 'in',
  '"': 'in',
  pulgada: 'in',
  pulgadas: 'in',
  pulg: 'in',
  cm: 'cm',
  centimeter: 'cm',
  centimeters: 'cm',
  centimetre: 'cm',
  centimetres: 'cm',
  centimetro: 'cm',
  centimetros: 'cm',
};
const massWords: Readonly<Record<string, MassUnit>> = {
  lb: 'lb',
  lbs: 'lb',
  pound: 'lb',
  pounds: 'lb',
  libra: 'lb',
  libras: 'lb',
  kg: 'kg',
  kgs: 'kg',
  kilo: 'kg',
  kilos: 'kg',
  kilogram: 'kg',
  kilograms: 'kg',
  kilogramo: 'kg',
  kilogramos: 'kg',
};

/** Package types by name in every language, singular and plural. */
const packageWords: ReadonlyMap<string, PackageType> = new Map(
  packageTypes.flatMap((type) => {
    const names = [type.replaceAll('_', ' '), en.terms.package_types[type], es.terms.package_types[type]].map(plain);
    return [...names, ...names.map((name) => name.replace(/e?s$/, ''))].map((name) => [name, type] as const);
  }),
);

const unitWord = (text: string): string => (text.trim() === '"' ? '"' : plain(text));

type Found = { readonly problems: RowProblem[] };

function readUnit<U extends string>(
  text: string,
  words: Readonly<Record<string, U>>,
  usual: U,
  field: string,
  { problems }: Found,
): U {
  if (text === '') return usual;
  const unit = words[unitWord(text)];
  if (unit === undefined) problems.push({ field, code: 'unit_unknown' });
  return unit ?? usual;
}

/** Parses a measurement, by default in the unit of the row: `48`, `48 in`, `122cm`. */
function readMeasure<U extends string>(
  text: string,
  words: Readonly<Record<string, U>>,
  usual: U,
  field: string,
  found: Found,
) {
  const [, figure = '', unit = ''] = /^\s*(-?[\d.,\s]*\d[.,]?|-?)\s*([^\d]*)$/.exec(text) ?? [null, text, ''];
  if (text === '') {
    found.problems.push({ field, code: 'required' });
    return null;
  }
  const value = readNumber(figure);
  if (value === null) {
    found.problems.push({ field, code: 'not_a_number' });
    return null;
  }
  if (value <= 0) {
    found.problems.push({ field, code: 'not_positive' });
    return null;
  }
  return { value, unit: unit.trim() === '' ? usual : readUnit(unit, words, usual, field, found) };
}

function readClass(text: string, { problems }: Found) {
  if (text === '') return null;
  const typed = plain(text.replace(/^(class|clase)/i, '')).replace(' ', '.');
  const known = freightClasses.find((one) => one === typed || Number(one) === Number(typed));
  if (known === undefined) problems.push({ field: 'freight_class', code: 'class_unknown' });
  return known ?? null;
}

function readPackage(text: string, { problems }: Found): PackageType | null {
  if (text === '') return null;
  const known = packageWords.get(plain(text));
  if (known === undefined) problems.push({ field: 'package_type', code: 'package_type_unknown' });
  return known ?? null;
}

function readFlag(cell: Cell, field: 'stackable' | 'hazardous', { problems }: Found): boolean {
  const read = readYesOrNo(cell(field));
  if (read === null) problems.push({ field, code: 'not_yes_or_no' });
  return read ?? false;
}

function readPieces(cell: Cell, { problems }: Found): number | null {
  const text = cell('pieces');
  const pieces = text === '' ? null : readNumber(text);
  if (text !== '' && pieces === null) problems.push({ field: 'pieces', code: 'not_a_number' });
  return pieces;
}

/** The value of one piece; without a currency in US dollars. */
function readValue(cell: Cell, { problems }: Found) {
  const text = cell('unit_value');
  if (text === '') return null;
  const value = readNumber(text);
  if (value === null) problems.push({ field: 'unit_value', code: 'not_a_number' });
  const currency = cell('value_currency').toUpperCase();
  return { amount: Math.round((value ?? 1) * 100), ...(currency === '' ? {} : { currency }) };
}

const hazmatFields = [
  'id_number',
  'proper_name',
  'hazard_class',
  'packing_group',
  'emergency_contact',
  'emergency_phone',
] as const;

/** Hazmat details imply the hazardous flag; with the flag set to no they are an error. */
function readHazmat(cell: Cell, found: Found) {
  const told = hazmatFields.map((field) => [field, cell(`hazmat_${field}`)] as const);
  const any = told.some(([, text]) => text !== '');
  const flagged = readFlag(cell, 'hazardous', found);
  if (any && !flagged && cell('hazardous') !== '') found.problems.push({ field: 'hazardous', code: 'hazard_not_told' });
  if (!flagged && !any) return { hazardous: false, hazmat: null };
  const texts = Object.fromEntries(told.map(([field, text]) => [field, text === '' ? undefined : text]));
  return { hazardous: true, hazmat: { ...texts, packing_group: cell('hazmat_packing_group').toUpperCase() || null } };
}

function fieldOf(path: string): string {
  return path
    .replace(/\.value$/, '')
    .replace(/^hazmat\./, 'hazmat_')
    .replace('unit_value.amount', 'unit_value')
    .replace('unit_value.currency', 'value_currency');
}

const harmless = { value: 1 } as const;

/** Converts a row to a product, or returns all errors by field. */
export function readProductRow(cell: Cell): RowRead<ProductBody> {
  const found: Found = { problems: [] };
  const { problems } = found;
  const sizeUnit = readUnit(cell('size_unit'), lengthWords, 'in', 'size_unit', found);
  const weightUnit = readUnit(cell('weight_unit'), massWords, 'lb', 'weight_unit', found);
  const side = (field: 'length' | 'width' | 'height') =>
    readMeasure(cell(field), lengthWords, sizeUnit, field, found) ?? { ...harmless, unit: sizeUnit };
  const given: Readonly<Record<keyof ProductBody, unknown>> = {
    description: cell('description'),
    product_number: cell('product_number'),
    nmfc: cell('nmfc'),
    sat: cell('sat'),
    freight_class: readClass(cell('freight_class'), found),
    package_type: readPackage(cell('package_type'), found),
    length: side('length'),
    width: side('width'),
    height: side('height'),
    weight: readMeasure(cell('weight'), massWords, weightUnit, 'weight', found) ?? { ...harmless, unit: weightUnit },
    pieces: readPieces(cell, found),
    stackable: readFlag(cell, 'stackable', found),
    ...readHazmat(cell, found),
    hs_code: cell('hs_code') || null,
    origin_country: cell('origin_country') || null,
    unit_value: readValue(cell, found),
  };
  const read = productBody.safeParse(given);
  if (!read.success) {
    const named = new Set(problems.map(({ field }) => field));
    for (const { field: path, code, params } of fieldProblems(read.error)) {
      const field = fieldOf(path);
      if (!named.has(field)) problems.push({ field, code, params });
      named.add(field);
    }
  }
  return problems.length > 0 || !read.success ? { body: null, problems } : { body: read.data, doubts: [] };
}
