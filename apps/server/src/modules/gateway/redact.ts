import type { CarrierReply, CarrierRequest } from '@waybill/carriers';

const mask = '•••';
const mostText = 12_000;
const longValue = 400;

/** Names of fields that hold secrets or tell of people; their values are never kept. */
const secretName =
  /secret|password|token|authorization|api.?key|client.?id|username|credential|account.?(number|id)|shippernumber|cardnumber/i;
const personalName =
  /name|phone|email|attention|contact|street|address.?line|addressline|secondary|line\d|signature|signedby|receivedby|taxid/i;
/** Fields with such names that tell nothing of anybody. */
const harmless =
  /service.?name|event.?name|carrier.?name|surcharge.?name|charge.?name|commodity.?name|displayname|servicename|propername|filename|country.?name/i;

const isText = (value: unknown): value is string => typeof value === 'string';

function redacted(value: unknown, name: string, depth: number): unknown {
  if (depth > 40) return mask;
  if (Array.isArray(value)) return value.slice(0, 50).map((inner) => redacted(inner, name, depth + 1));
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).map(([key, inner]): [string, unknown] => [
      key,
      secretName.test(key) ? mask : redacted(inner, key, depth + 1),
    ]);
    return Object.fromEntries(entries);
  }
  if (secretName.test(name)) return mask;
  if (personalName.test(name) && !harmless.test(name) && (isText(value) || typeof value === 'number')) return mask;
  if (isText(value) && value.length > longValue) return `[${value.length} characters]`;
  return isText(value) ? hideInText(value) : value;
}

/** Mail addresses and bearer tokens wherever they stand. */
function hideInText(text: string): string {
  return text
    .replaceAll(/[\w.+-]+@[\w-]+\.[\w.-]+/g, mask)
    .replaceAll(/\b(bearer|basic)\s+[\w.~+/=-]{8,}/gi, `$1 ${mask}`)
    .slice(0, mostText);
}

function redactedBody(body: string): unknown {
  try {
    return redacted(JSON.parse(body), '', 0);
  } catch {
    return hideInText(body.slice(0, 2000));
  }
}

const shownHeaders = new Set([
  'content-type',
  'content-length',
  'date',
  'retry-after',
  'x-request-id',
  'x-correlation-id',
  'transid',
  'server',
]);

/** An exchange as it is kept for staff: without credentials, and without what tells of people. */
export function redactExchange(
  url: string,
  request: CarrierRequest,
  reply: Partial<CarrierReply> | null,
): Record<string, unknown> {
  const { body } = request;
  const sent =
    body === undefined ? null : body.kind === 'json' ? redacted(body.value, '', 0) : redacted(body.fields, '', 0);
  return {
    request: { method: request.method, url, query: redacted(request.query ?? {}, '', 0), body: sent },
    answer:
      reply === null
        ? null
        : {
            status: reply.status ?? null,
            headers: Object.fromEntries(Object.entries(reply.headers ?? {}).filter(([name]) => shownHeaders.has(name))),
            body: reply.body === undefined ? null : redactedBody(reply.body),
          },
  };
}
