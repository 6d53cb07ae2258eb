import type { HazmatWire, Product } from '@waybill/contract';
import { freightClasses, type Length, type Mass } from '@waybill/freight';
import type { Formats } from '../../../../lib/format/formats.ts';
import type { Measured } from '../product-class.ts';

/** A figure with the unit it is typed in; an empty text is not typed yet. */
type Typed<U extends string> = { readonly value: number | ''; readonly unit: U };
type HazmatForm = Record<keyof HazmatWire, string>;

/** A product as it stands in the form. */
export type ProductForm = {
  description: string;
  product_number: string;
  nmfc: string;
  sat: string;
  freight_class: NonNullable<Product['freight_class']> | '';
  package_type: NonNullable<Product['package_type']> | '';
  length: Typed<Length['unit']>;
  width: Typed<Length['unit']>;
  height: Typed<Length['unit']>;
  weight: Typed<Mass['unit']>;
  pieces: number | '';
  stackable: boolean;
  hazardous: boolean;
  /** There while the product is hazardous. */
  hazmat: HazmatForm | null;
  hs_code: string;
  origin_country: string;
  unit_value: Product['unit_value'];
};

export const noHazmat: HazmatForm = {
  id_number: '',
  proper_name: '',
  hazard_class: '',
  packing_group: '',
  emergency_contact: '',
  emergency_phone: '',
};

/** An empty form in the units of the person. */
export function emptyForm({ length, mass }: Formats['units']): ProductForm {
  const side = { value: '', unit: length } as const;
  return {
    description: '',
    product_number: '',
    nmfc: '',
    sat: '',
    freight_class: '',
    package_type: '',
    length: side,
    width: side,
    height: side,
    weight: { value: '', unit: mass },
    pieces: '',
    stackable: false,
    hazardous: false,
    hazmat: null,
    hs_code: '',
    origin_country: '',
    unit_value: null,
  };
}

/** A product as it is stored, ready to be changed. */
export function formOf(product: Product): ProductForm {
  const { hazmat } = product;
  return {
    description: product.description,
    product_number: product.product_number ?? '',
    nmfc: product.nmfc ?? '',
    sat: product.sat ?? '',
    freight_class: product.freight_class ?? '',
    package_type: product.package_type ?? '',
    length: product.length,
    width: product.width,
    height: product.height,
    weight: product.weight,
    pieces: product.pieces ?? '',
    stackable: product.stackable,
    hazardous: product.hazardous,
    hazmat: hazmat && { ...hazmat, packing_group: hazmat.packing_group ?? '' },
    hs_code: product.hs_code ?? '',
    origin_country: product.origin_country ?? '',
    unit_value: product.unit_value,
  };
}

/** Figures that a link brings along, e.g. as a carrier found them: pounds and inches of one unit, and a class. */
export type LinkedFigures = Readonly<Record<string, string | undefined>>;

/** A form with what a link brings along typed in already; what is no figure or class is left as it is. */
export function withLinkedFigures(
  form: ProductForm,
  { weight, height, class: freightClass }: LinkedFigures,
): ProductForm {
  const typed = (text: string | undefined): number | null => {
    const value = Number(text);
    return text !== undefined && value > 0 && value < 100_000 ? value : null;
  };
  const [pounds, inches] = [typed(weight), typed(height)];
  const brought = freightClasses.find((one) => one === freightClass);
  return {
    ...form,
    ...(pounds === null ? {} : { weight: { value: pounds, unit: 'lb' } }),
    ...(inches === null ? {} : { height: { value: inches, unit: 'in' } }),
    ...(brought === undefined ? {} : { freight_class: brought }),
  };
}

function known<U extends string>({ value, unit }: Typed<U>): { value: number; unit: U } | null {
  return value === '' ? null : { value, unit };
}

/** What of the form decides the class. */
export function measuredForm(form: ProductForm): Measured {
  return {
    freight_class: form.freight_class === '' ? null : form.freight_class,
    length: known(form.length),
    width: known(form.width),
    height: known(form.height),
    weight: known(form.weight),
  };
}
