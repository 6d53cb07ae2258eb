import { z } from 'zod';
import { refused, unclear, type CarrierMessage, type CarrierReply, type Reading } from '../kit/index.ts';

const text = z.union([z.string(), z.number()]).transform(String).nullish();
const detail = z.object({
  code: text,
  title: text,
  detail: text,
  source: z.object({ parameter: text }).nullish().catch(null),
});
const apiError = z.object({
  error: z.object({ code: text, message: text, errors: z.array(detail).nullish() }),
});
const tokenError = z.object({ error: z.string().min(1), error_description: text });

type ApiError = z.output<typeof apiError>['error'];

function sentence({ title, detail: words, source }: z.output<typeof detail>, message: string): string {
  const said = [title, words].filter((part) => part !== null && part !== undefined && part !== '').join(': ');
  const where = source?.parameter ?? '';
  return `${said === '' ? message : said}${where === '' ? '' : ` (${where})`}`;
}

function messagesOf({ code, message, errors }: ApiError): CarrierMessage[] {
  const whole = message ?? 'Refused without a reason';
  const each = (errors ?? []).map((one) => ({
    severity: 'error' as const,
    code: one.code ?? code ?? null,
    text: sentence(one, whole),
  }));
  return each.length > 0 ? each : [{ severity: 'error', code: code ?? null, text: whole }];
}

function errorIn(body: string): CarrierMessage[] | null {
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    return null;
  }
  const api = apiError.safeParse(value);
  if (api.success) return messagesOf(api.data.error);
  const token = tokenError.safeParse(value);
  if (!token.success) return null;
  const { error, error_description: description } = token.data;
  return [{ severity: 'error', code: error, text: description ?? error }];
}

/**
 * Reads an answer that is no success. `{apiVersion, error: {code, message, errors}}`, and `{error, error_description}`
 * of the token server, are refusals in the carrier's own words. Anything else, and whatever a failing server says,
 * leaves open what was done.
 */
export function refusalOf({ status, body }: CarrierReply): Reading<never> {
  const messages = errorIn(body);
  if (status >= 400 && status < 500 && messages !== null) return refused(messages);
  const [first] = messages ?? [];
  return unclear(`USPS answered ${status}${first === undefined ? '' : `: ${first.text}`}`, first?.code ?? undefined);
}
