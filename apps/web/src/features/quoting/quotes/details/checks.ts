import { item as itemShape, quoteRequest, type FieldProblem, type QuoteRequest } from '@waybill/contract';
import { problemsIn, textsOf } from '../../../../lib/forms/errors.ts';
import type { FieldTexts } from '../../../../lib/forms/server-texts.ts';
import { withoutEmpty } from '../../../../lib/forms/values.ts';
import { parcelLimitFindings } from '@waybill/freight';
import { i18n } from '../../../../lib/language/i18n.ts';
import type { DetailsDraft, ItemDraft } from '../draft/draft.ts';
import { loadItem, measurableLine } from '../draft/load-item.ts';
import { itemBody, requestBody, waitsForAnswer } from '../draft/request.ts';
import { leadOf, onTheirUnits } from '../draft/shared-units.ts';
import { openAdvice } from './advice/open-advice.ts';

export { cargoRefusals, choiceOf } from './mode/mode-findings.ts';

// A measure is one field on the screen, whatever part of it is wrong.
const fieldOf = (path: string): string =>
  path.replace(/\.value$/, '').replace(/^shipment_value\.amount$/, 'shipment_value');

function unanswered({ items, mode }: DetailsDraft): FieldProblem[] {
  // Boxes are not rated by class.
  if (mode === 'parcel') return [];
  return items.flatMap((item, index) =>
    waitsForAnswer(item, items)
      ? [{ field: `items.${index}.freight_class`, code: 'class_override_unacknowledged' as const, params: {} }]
      : [],
  );
}

const inch = { value: 1, unit: 'in' };
const harmless: Readonly<Record<string, unknown>> = {
  description: '-',
  package_type: 'pallets',
  quantity: 1,
  length: inch,
  width: inch,
  height: inch,
  weight: { value: 1, unit: 'lb' },
  hazardous: false,
  hazmat: null,
};
const limits: ReadonlySet<string> = new Set(['height_over_phone_limit', 'weight_over_maximum']);

/**
 * Limits that the contract compares only once a line is whole: something harmless stands in for what is still
 * missing, so that a unit that is too high is named when its height is left, not at the end.
 */
function limitsOf(item: ItemDraft, index: number): FieldProblem[] {
  const typed = Object.entries(itemBody(item) as object).filter(
    ([key, value]) => value !== '' && value !== null && key !== 'hazardous' && key !== 'hazmat',
  );
  const found = problemsIn(itemShape, { ...harmless, ...Object.fromEntries(typed) });
  return found
    .filter(({ code }) => limits.has(code))
    .map((problem) => ({ ...problem, field: `items.${index}.${problem.field}` }));
}

/** Which recommendations of addresses wait for an answer. */
function unansweredAdvice(details: DetailsDraft): FieldProblem[] {
  return openAdvice(details).map(({ end, kind }) => ({
    field: `${end}.${kind}`,
    code: 'advice_unanswered' as const,
    params: {},
  }));
}

const parcelFields = {
  parcel_over_weight: 'weight',
  parcel_over_length: 'length',
  parcel_over_height: 'height',
  parcel_over_dimensions: 'length',
} as const;

/** What is too large or too heavy for every parcel carrier, beside the figure that is. */
function parcelLimits({ items, mode }: DetailsDraft): FieldTexts {
  if (mode !== 'parcel') return {};
  const sized = onTheirUnits(items);
  const whole = sized.filter((item) => measurableLine(item) !== null);
  const texts: FieldTexts = {};
  for (const { code, params } of parcelLimitFindings(whole.map(loadItem))) {
    const field = parcelFields[code as keyof typeof parcelFields] as string | undefined;
    const [id] = (params['itemIds'] as readonly string[] | undefined) ?? [];
    const index = items.findIndex(({ key }) => key === id);
    if (field !== undefined && index >= 0)
      texts[`items.${index}.${field}`] ??= i18n.t(`findings.${code as 'parcel_over_weight'}`);
  }
  return texts;
}

/** What belongs to the unit that a line shares is said where the unit is typed. */
function ofOtherUnit({ items }: DetailsDraft, field: string): boolean {
  const [, at = '', part = ''] = /^items\.(\d+)\.(package_type|quantity|length|width|height)$/.exec(field) ?? [];
  return part !== '' && leadOf(items, Number(at)) !== Number(at);
}

/**
 * Everything that keeps the details from being asked rates for, by field, as the server would say it. Boxes that are
 * too large are asked about first, because freight may take them; see `useModePrompt`.
 */
export function checkDetails(details: DetailsDraft, pickupDate: string | null): FieldTexts {
  const found = [
    ...problemsIn(quoteRequest, requestBody(details, pickupDate)).map((problem) => ({
      ...problem,
      field: fieldOf(problem.field),
    })),
    ...details.items.flatMap(limitsOf),
  ].filter(({ field }) => !ofOtherUnit(details, field));
  const once = found.filter((problem, index) => found.findIndex(({ field }) => field === problem.field) === index);
  return textsOf([...once, ...unanswered(details), ...unansweredAdvice(details)]);
}

/** Whether a line has everything that it is rated with. */
export function isWhole(item: ItemDraft): boolean {
  return itemShape.safeParse(withoutEmpty(itemBody(item))).success;
}

/** The request as it is sent, once nothing is wrong with it. @throws ZodError before that */
export function validRequest(body: unknown): QuoteRequest {
  return quoteRequest.parse(withoutEmpty(body));
}

/** The same, and what no parcel carrier takes: what is said beside the fields while they are typed. */
export function checkFields(details: DetailsDraft, pickupDate: string | null): FieldTexts {
  return { ...parcelLimits(details), ...checkDetails(details, pickupDate) };
}
