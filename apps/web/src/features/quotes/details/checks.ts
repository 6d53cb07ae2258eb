import { item as itemShape, quoteRequest, type FieldProblem } from '@waybill/contract';
import { problemsIn, textsOf, type FieldTexts } from '../../../lib/forms/errors.ts';
import type { DetailsDraft, ItemDraft } from '../draft/draft.ts';
import { itemBody, requestBody, waitsForAnswer } from '../draft/request.ts';

// A measure is one field on the screen, whatever part of it is wrong.
const fieldOf = (path: string): string =>
  path.replace(/\.value$/, '').replace(/^shipment_value\.amount$/, 'shipment_value');

function unanswered({ items }: DetailsDraft): FieldProblem[] {
  return items.flatMap((item, index) =>
    waitsForAnswer(item)
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

/** Everything that keeps the details from being asked rates for, by field, as the server would say it. */
export function checkDetails(details: DetailsDraft, pickupDate: string | null): FieldTexts {
  const found = [
    ...problemsIn(quoteRequest, requestBody(details, pickupDate)).map((problem) => ({
      ...problem,
      field: fieldOf(problem.field),
    })),
    ...details.items.flatMap(limitsOf),
  ];
  const once = found.filter((problem, index) => found.findIndex(({ field }) => field === problem.field) === index);
  return textsOf([...once, ...unanswered(details)]);
}
