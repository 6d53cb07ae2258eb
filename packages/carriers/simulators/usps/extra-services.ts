import type { MailClass } from './price-table.ts';

export type ExtraService = {
  readonly code: number;
  readonly name: string;
  readonly SKU: string;
  readonly price: number;
};

/** Insured up to so many cents without a charge. */
const included = 10_000;
const small = 50_000;
const most = 500_000;

/** Typical, no published price: a fee, and more for each begun hundred dollars above what is included. */
function insured(value: number): number {
  return value <= included ? 0 : 265 + Math.ceil((value - included) / 10_000) * 135;
}

function insurances(mailClass: MailClass, value: number): ExtraService[] {
  if (value <= 0 || value > most) return [];
  const price = insured(value);
  if (mailClass === 'PRIORITY_MAIL_EXPRESS') {
    return [{ code: 925, name: 'Priority Mail Express Merchandise Insurance', SKU: 'DXIE0XXXXCX0000', price }];
  }
  return value <= small
    ? [{ code: 930, name: 'Insurance <= $500', SKU: 'DXIX0XXXXCX0500', price }]
    : [{ code: 931, name: 'Insurance > $500', SKU: 'DXIX0XXXXCX5000', price }];
}

/** Extra services a mail class has, at typical prices in cents. @param value what the package is worth, in cents */
export function extraServicesOf(mailClass: MailClass, value: number): readonly ExtraService[] {
  const signature =
    mailClass === 'PRIORITY_MAIL_EXPRESS'
      ? { code: 981, name: 'Signature Requested', SKU: 'DXSR0XXXXCX0000', price: 0 }
      : { code: 921, name: 'Signature Confirmation', SKU: 'DXSX0EXXXCX0000', price: 395 };
  return [
    { code: 920, name: 'USPS Tracking', SKU: 'DXTX0EXXXCX0000', price: 0 },
    signature,
    { code: 922, name: 'Adult Signature Required 21 or Over', SKU: 'DXAX0XXXXCX0000', price: 965 },
    ...insurances(mailClass, value),
  ];
}

/**
 * Those of a request that a mail class has. Insurance up to 500 dollars turns into the other one by itself where the
 * value is higher, as published.
 */
export function requestedExtras(
  codes: readonly number[],
  mailClass: MailClass,
  value: number,
): readonly ExtraService[] {
  const meant = new Set(codes.map((code) => (code === 930 && value > small ? 931 : code)));
  return extraServicesOf(mailClass, value).filter(({ code }) => meant.has(code));
}
