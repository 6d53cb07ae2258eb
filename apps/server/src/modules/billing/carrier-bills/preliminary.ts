import { writtenDay } from '@waybill/freight';
import { billedLine } from '@waybill/carriers';
import { carrierBillBody, type CarrierBillBody } from '@waybill/contract';
import { z } from 'zod';

const amount = z.number().min(-1_000_000).max(1_000_000).optional();
const size = z.number().positive().max(10_000).nullish().catch(null);

/** The fields we use of the Digital LTL Council's preliminary freight charges 1.0. Others are ignored. */
const announcement = z.object({
  pfc: z.object({ uniqueID: z.string().max(80), date: z.string(), isTest: z.boolean() }),
  shipmentTotals: z.object({ grossWeight: z.number().positive().max(1_000_000), weightUnit: z.string() }),
  referenceNumbers: z.object({
    pro: z.string().min(1).max(40),
    bol: z.array(z.string().max(40)).max(50).optional(),
  }),
  commodities: z.object({
    handlingUnits: z
      .array(
        z.object({
          weight: z.number().positive().max(1_000_000),
          weightUnit: z.string(),
          length: size,
          width: size,
          height: size,
          dimensionUnit: z.string().optional(),
          lineItems: z
            .array(z.object({ classification: z.string().max(10) }))
            .max(50)
            .optional(),
        }),
      )
      .max(50),
  }),
  charges: z.object({
    grossCharges: amount,
    discountAmount: amount,
    fuelSurchargeAmount: amount,
    tareWeightAmount: amount,
    deficitWeight: amount,
    detail: z.string().max(160).optional(),
    currencyType: z.string().max(3),
    preliminaryTotalCharges: z.number().positive().max(1_000_000),
  }),
});
type Announcement = z.output<typeof announcement>;

const cents = (value: number): number => Math.round(value * 100);
const pounds = (weight: number, unit: string): number =>
  /^kilo/i.test(unit) ? Math.round(weight / 0.45359237) : weight;
const inches = (value: number | null | undefined, unit: string | undefined): number | null =>
  value === null || value === undefined ? null : /^centi/i.test(unit ?? '') ? Math.round(value * 39.37) / 100 : value;

function linesOf({ charges }: Announcement) {
  const line = (kind: 'freight' | 'discount' | 'fuel', value: number | undefined, sign = 1) =>
    value === undefined || value === 0 ? [] : [{ kind, code: kind, text: '', amount: sign * cents(value) }];
  const lines = [
    ...line('freight', charges.grossCharges),
    ...line('freight', charges.deficitWeight),
    ...line('freight', charges.tareWeightAmount),
    ...line('discount', charges.discountAmount === undefined ? undefined : Math.abs(charges.discountAmount), -1),
    ...line('fuel', charges.fuelSurchargeAmount),
  ];
  const rest = cents(charges.preliminaryTotalCharges) - lines.reduce((sum, one) => sum + one.amount, 0);
  // The amount not covered by standard lines is described in `detail`.
  return rest === 0 ? lines : [...lines, billedLine('OTHER', charges.detail ?? '', rest)];
}

function bodyOf(told: Announcement): unknown {
  return {
    // PRO, SCAC, and ship date: the SCAC precedes the eight digits of the date.
    scac: /([A-Z]{2,4})(\d{8})?$/.exec(told.pfc.uniqueID)?.[1] ?? null,
    pro_number: told.referenceNumbers.pro,
    bol_number: told.referenceNumbers.bol?.[0] ?? null,
    billed_on: writtenDay(told.pfc.date),
    currency: told.charges.currencyType || 'USD',
    total: cents(told.charges.preliminaryTotalCharges),
    lines: linesOf(told),
    weight_lb: pounds(told.shipmentTotals.grossWeight, told.shipmentTotals.weightUnit),
    items: told.commodities.handlingUnits.map((unit) => ({
      weight_lb: pounds(unit.weight, unit.weightUnit),
      freight_class: unit.lineItems?.length === 1 ? unit.lineItems[0]?.classification : null,
      length_in: inches(unit.length, unit.dimensionUnit),
      width_in: inches(unit.width, unit.dimensionUnit),
      height_in: inches(unit.height, unit.dimensionUnit),
    })),
  };
}

/**
 * Parses a push of preliminary charges: one announcement, or a history whose last entry counts. Null if invalid. A
 * message marked as a test is parsed with `test` set.
 */
export function readPreliminary(text: string): { readonly test: boolean; readonly body: CarrierBillBody } | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  const told = announcement.safeParse(Array.isArray(value) ? value.at(-1) : value);
  if (!told.success) return null;
  const body = carrierBillBody.safeParse(bodyOf(told.data));
  return body.success ? { test: told.data.pfc.isTest, body: body.data } : null;
}
