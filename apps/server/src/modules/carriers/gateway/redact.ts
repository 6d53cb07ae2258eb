import type { CarrierReply, CarrierRequest } from '@waybill/carriers';
import { allStorable } from '../../../core/storable.ts';

const mask = '•••';
const mostText = 12_000;
const longValue = 400;

/** Names of fields with secrets or personal data, whose values are never stored. */
const secretName =
  /secret|password|token|authorization|api.?key|client.?id|username|credential|account.?(number|id)|cardnumber/i;
const personalName =
  /name|phone|email|attention|contact|street|address.?line|address.?\d|secondary|line\d|signature|signedby|receivedby|taxid|company|firm\b|consignee$|shipper$/i;
/** Exceptions: field names that match but are harmless. */
const harmless =
  /service.?name|event.?name|carrier.?name|surcharge.?name|charge.?name|commodity.?name|displayname|servicename|propername|filename|country.?name/i;

/** Fields whose nested values are all personal, whatever their names, e.g. `Phone: { Number }`. */
const personalWhole = /phone|email|contact|attention/i;
/** Other credential fields that must not be shown. */
const privateName = /^(crid|mid|account)$|number$|mid$/i;

const isSecret = (name: string): boolean => secretName.test(name);
const isPersonal = (name: string): boolean => personalName.test(name) && !harmless.test(name);

/** Values to mask anywhere, longest first, so that no part of one remains. */
type Hidden = readonly string[];

/** The effective name of a nested field: below a personal field everything is personal. */
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

/** Masks known values, email addresses, phone numbers, and bearer tokens in text. */
function hideInText(text: string, hidden: Hidden): string {
  const known = hidden.reduce((rest, value) => rest.replaceAll(value, mask), text);
  return known
    .replaceAll(/[\w.+-]+@[\w-]+\.[\w.-]+/g, mask)
    .replaceAll(/\b(bearer|basic)\s+[\w.~+/=-]{8,}/gi, `$1 ${mask}`)
    .replaceAll(/(?<![\w.-])\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4}(?![\w-])/g, mask)
    .slice(0, mostText);
}

/** Redacts text that is not JSON, such as a truncated or multipart response. Fields are found by syntax. */
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

/** Shorter values occur by coincidence, so they are not masked in text. */
const shortest = 4;

/** Values below personal fields of the request, since a carrier may repeat them in its own text. */
function personalTexts(value: unknown, name: string, found: Set<string>): Set<string> {
  if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value))
      personalTexts(inner, Array.isArray(value) ? name : nameBelow(name, key), found);
  } else if (typeof value === 'string' && isPersonal(name) && /[a-z0-9]/i.test(value)) found.add(value);
  return found;
}

/** Secrets, account numbers, and billing parties in the credentials. */
function privateTexts(credentials: unknown): string[] {
  if (typeof credentials !== 'object' || credentials === null) return [];
  return Object.entries(credentials).flatMap(([name, value]) =>
    typeof value === 'string' && (isSecret(name) || isPersonal(name) || privateName.test(name)) ? [value] : [],
  );
}

/** Form fields without the authorization code. */
function withoutGrant(fields: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return 'grant_type' in fields && 'code' in fields ? { ...fields, code: mask } : fields;
}

/**
 * An exchange as stored for staff: without credentials and personal data, even where the carrier repeats them in text.
 * @param credentials of the connection; its private values are masked everywhere
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
