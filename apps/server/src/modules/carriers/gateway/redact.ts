import type { CarrierReply, CarrierRequest } from '@waybill/carriers';
import { allStorable } from '../../../core/storable.ts';

const mask = '•••';
const mostText = 12_000;
const longValue = 400;

/** Names of fields that hold secrets or tell of people; their values are never kept. */
const secretName =
  /secret|password|token|authorization|api.?key|client.?id|username|credential|account.?(number|id)|cardnumber/i;
const personalName =
  /name|phone|email|attention|contact|street|address.?line|address.?\d|secondary|line\d|signature|signedby|receivedby|taxid|company|firm\b|consignee$|shipper$/i;
/** Fields with such names that tell nothing of anybody. */
const harmless =
  /service.?name|event.?name|carrier.?name|surcharge.?name|charge.?name|commodity.?name|displayname|servicename|propername|filename|country.?name/i;

/** Fields whose parts, whatever they are called, tell of people, e.g. `Phone: { Number }`. */
const personalWhole = /phone|email|contact|attention/i;
/** Fields of credentials that are neither, and still nobody's business. */
const privateName = /^(crid|mid|account)$|number$|mid$/i;

const isSecret = (name: string): boolean => secretName.test(name);
const isPersonal = (name: string): boolean => personalName.test(name) && !harmless.test(name);

/** Values that are masked wherever they stand, longest first, so that no part of one is left over. */
type Hidden = readonly string[];

/** What a field counts as: a part of something that tells of people does too. */
function nameBelow(outer: string, key: string): string {
  return personalWhole.test(outer) && !harmless.test(outer) ? outer : key;
}

function redacted(value: unknown, name: string, depth: number, hidden: Hidden): unknown {
  if (depth > 40) return mask;
  if (Array.isArray(value)) return value.slice(0, 50).map((inner) => redacted(inner, name, depth + 1, hidden));
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).map(([key, inner]): [string, unknown] => [
      hideInText(key, hidden),
      isSecret(key) ? mask : redacted(inner, nameBelow(name, key), depth + 1, hidden),
    ]);
    return Object.fromEntries(entries);
  }
  const told = typeof value === 'string' || typeof value === 'number';
  if (isSecret(name) || (told && isPersonal(name))) return mask;
  if (typeof value === 'number') return hidden.includes(String(value)) ? mask : value;
  if (typeof value !== 'string') return value;
  return value.length > longValue ? `[${value.length} characters]` : hideInText(value, hidden);
}

/** Known values, mail addresses, telephone numbers and bearer tokens wherever they stand. */
function hideInText(text: string, hidden: Hidden): string {
  const known = hidden.reduce((rest, value) => rest.replaceAll(value, mask), text);
  return known
    .replaceAll(/[\w.+-]+@[\w-]+\.[\w.-]+/g, mask)
    .replaceAll(/\b(bearer|basic)\s+[\w.~+/=-]{8,}/gi, `$1 ${mask}`)
    .replaceAll(/(?<![\w.-])\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4}(?![\w-])/g, mask)
    .slice(0, mostText);
}

/** Text that is no JSON, e.g. a cut answer or one of several parts: fields are found by how they are written. */
function redactedText(text: string, hidden: Hidden): string {
  const ofField = (whole: string, name: string, value: string): string =>
    isSecret(name) || isPersonal(name) ? whole.slice(0, whole.lastIndexOf(value)) + mask : whole;
  const fields = text
    .replaceAll(/"([^"\\]{1,60})"\s*:\s*"((?:[^"\\]|\\.)*)/g, ofField)
    .replaceAll(/"([^"\\]{1,60})"\s*:\s*(-?\d[\d.]*)/g, ofField)
    .replaceAll(/<(?:\w+:)?([\w-]{1,60})[^<>]*>([^<]+)/g, ofField)
    .replaceAll(/[A-Za-z0-9+/=]{400,}/g, (run) => `[${run.length} characters]`);
  return hideInText(fields.slice(0, 2000), hidden);
}

function redactedBody(body: string, hidden: Hidden): unknown {
  try {
    return redacted(JSON.parse(body), '', 0, hidden);
  } catch {
    return redactedText(body.slice(0, mostText), hidden);
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

/** Shorter values stand in too many other places to be masked there. */
const shortest = 4;

/** Texts below fields that tell of people, as they were sent: a carrier may repeat them in words of its own. */
function personalTexts(value: unknown, name: string, found: Set<string>): Set<string> {
  if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value))
      personalTexts(inner, Array.isArray(value) ? name : nameBelow(name, key), found);
  } else if (typeof value === 'string' && isPersonal(name) && /[a-z0-9]/i.test(value)) found.add(value);
  return found;
}

/** Secrets and numbers among the credentials, and who is billed. */
function privateTexts(credentials: unknown): string[] {
  if (typeof credentials !== 'object' || credentials === null) return [];
  return Object.entries(credentials).flatMap(([name, value]) =>
    typeof value === 'string' && (isSecret(name) || isPersonal(name) || privateName.test(name)) ? [value] : [],
  );
}

/** Fields of a form without the code that a permission is granted for. */
function withoutGrant(fields: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return 'grant_type' in fields && 'code' in fields ? { ...fields, code: mask } : fields;
}

/**
 * An exchange as it is kept for staff: without credentials, and without what tells of people, also where the carrier
 * repeats it in a text.
 * @param credentials of the connection; what is private in them is masked wherever it stands
 */
export function redactExchange(
  url: string,
  request: CarrierRequest,
  reply: Partial<CarrierReply> | null,
  credentials: unknown = null,
): Record<string, unknown> {
  const { body } = request;
  const content = body === undefined ? null : body.kind === 'json' ? body.value : withoutGrant(body.fields);
  const people = personalTexts({ content, query: request.query }, '', new Set());
  const hidden = [...new Set([...privateTexts(credentials), ...people])]
    .filter((text) => text.length >= shortest)
    .toSorted((a, b) => b.length - a.length);
  const exchange = {
    request: {
      method: request.method,
      url: hideInText(url, hidden),
      query: redacted(request.query ?? {}, '', 0, hidden),
      body: redacted(content, '', 0, hidden),
    },
    answer:
      reply === null
        ? null
        : {
            status: reply.status ?? null,
            headers: Object.fromEntries(Object.entries(reply.headers ?? {}).filter(([name]) => shownHeaders.has(name))),
            body: reply.body === undefined ? null : redactedBody(reply.body, hidden),
          },
  };
  return allStorable(exchange);
}
