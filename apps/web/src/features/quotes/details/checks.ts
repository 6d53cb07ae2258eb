import { quoteRequest, type FieldProblem } from '@waybill/contract';
import { problemsIn, textsOf, type FieldTexts } from '../../../lib/forms/errors.ts';
import type { DetailsDraft } from '../draft/draft.ts';
import { requestBody, waitsForAnswer } from '../draft/request.ts';

// A measure is one field on the screen, whatever part of it is wrong.
const fieldOf = (path: string): string => path.replace(/\.value$/, '').replace(/^shipment_value\.amount$/, 'shipment_value');

function unanswered(details: DetailsDraft): FieldProblem[] {
  return details.items.flatMap((item, index) =>
    waitsForAnswer(item) ? [{ field: `items.${index}.freight_class`, code: 'class_override_unacknowledged' as const, params: {} }] : [],
  );
}

/** Everything that keeps the details from being asked rates for, by field, as the server would say it. */
export function checkDetails(details: DetailsDraft, pickupDate: string | null): FieldTexts {
  const found = problemsIn(quoteRequest, requestBody(details, pickupDate)).map((problem) => ({ ...problem, field: fieldOf(problem.field) }));
  const once = found.filter((problem, index) => found.findIndex(({ field }) => field === problem.field) === index);
  return textsOf([...once, ...unanswered(details)]);
}
