import { useForm, type UseFormReturnType } from '@mantine/form';
import type { FieldProblem } from '@waybill/contract';
import { useEffect, useEffectEvent, useRef, useState, type SyntheticEvent } from 'react';
import type { z } from 'zod';
import { ApiProblem } from '../api/problem.ts';
import { i18n } from '../language/i18n.ts';
import { problemsIn, textsOf } from './errors.ts';
import { serverTexts, type FieldTexts } from './server-texts.ts';
import { textsNow } from './texts-now.ts';
import { withoutEmpty } from './values.ts';
import { whenReleased } from './when-released.ts';

type Options<S extends z.ZodType, V extends Record<string, unknown>> = {
  /** The body of the endpoint, as the contract has it. */
  readonly schema: S;
  readonly initialValues: V;
  /** What one form checks beyond the contract, such as a password typed twice. */
  readonly check?: (values: V) => readonly FieldProblem[];
  /** Sends what was typed; what it throws is shown by the form. */
  readonly send: (values: z.output<S>, typed: V) => Promise<void>;
};

/** A form over a contract schema. */
export type ContractForm<V> = {
  readonly form: UseFormReturnType<V>;
  /** For the `onSubmit` of a form element; a second click while sending does nothing. */
  readonly submit: (event?: SyntheticEvent<HTMLFormElement>) => void;
  readonly sending: boolean;
  /** A refusal that belongs to no field. */
  readonly failure: string | null;
  /** Sends again what was only asked about, places that contradict their postal code, as it is; null otherwise. */
  readonly keepPlaces: (() => void) | null;
  /** Counts failed submits; the summary takes the focus each time it grows. */
  readonly failedSubmits: number;
};

/** What a server reports under a field although no field is wrong: what was typed together, a used link, too many tries. */
const ofNoField: ReadonlySet<string> = new Set([
  'credentials_mismatch',
  'too_many_logins',
  'too_many_tries',
  'reset_token_invalid',
  'two_factor_expired',
]);

/** The words of a refusal that blames no field; null for one that does. */
function blamesNoField({ codes }: ApiProblem, texts: FieldTexts): string | null {
  const all = Object.values(codes).flat();
  if (all.length === 0 || !all.every((code) => ofNoField.has(code))) return null;
  return Object.values(texts).join(' ');
}

const isPlaceCode = (code: string): boolean => code === 'zip_in_other_state' || code === 'zip_in_other_city';

/** The fields of a refusal that only asks about places; none for any other. */
function doubtedFields({ codes }: ApiProblem): readonly string[] {
  return Object.values(codes).flat().every(isPlaceCode) ? Object.keys(codes) : [];
}

/**
 * Checks what is typed by the same schema as the server, on leaving a changed field and on submit, never at the
 * first keystroke; shows what the server answers under the fields it names (`items.0.weight`).
 */
export function useContractForm<S extends z.ZodType, V extends Record<string, unknown>>(
  options: Options<S, V>,
): ContractForm<V> {
  const { schema, check, send } = options;
  const [failure, setFailure] = useState<string | null>(null);
  const [doubted, setDoubted] = useState<readonly string[]>([]);
  const [sending, setSending] = useState(false);
  const [failedSubmits, setFailedSubmits] = useState(0);
  const busy = useRef(false);
  const told = useRef<ApiProblem | null>(null);
  const form = useForm<V>({
    initialValues: options.initialValues,
    validate: (values) => textsOf([...problemsIn(schema, values), ...(check?.(values) ?? [])]),
    enhanceGetInputProps: ({ field, form: self }) => ({
      // Password fields do not say so by themselves.
      ...(self.errors[field] ? { 'aria-invalid': true } : {}),
      onBlur: () => {
        // What the server said stays until the field is changed, which takes it away.
        if (self.isDirty(field) && !self.errors[field]) whenReleased(() => void self.validateField(field));
      },
    }),
  });

  /** What was said in one language is said again in the one chosen since. */
  const sayAgain = useEffectEvent(() => {
    const { current } = told;
    const said = current === null ? {} : textsNow(current);
    if (failure !== null && current !== null) setFailure(blamesNoField(current, said) ?? failure);
    const wrong = textsOf([...problemsIn(schema, form.values), ...(check?.(form.values) ?? [])]);
    const again = Object.entries(form.errors).map(([field, old]) => [field, wrong[field] ?? said[field] ?? old]);
    form.setErrors(Object.fromEntries(again));
  });
  useEffect(() => {
    const on = (): void => sayAgain();
    i18n.on('languageChanged', on);
    return () => i18n.off('languageChanged', on);
  }, []);

  function refused(problem: unknown): void {
    setFailedSubmits((count) => count + 1);
    if (!(problem instanceof ApiProblem)) throw problem;
    told.current = problem;
    const said = serverTexts(problem);
    const general = blamesNoField(problem, said);
    const texts = general === null ? said : {};
    setDoubted(doubtedFields(problem));
    form.setErrors(texts);
    setFailure(general ?? (Object.keys(texts).length === 0 ? problem.message : null));
  }

  async function sendOnce(typed: V, keeping: boolean): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    setSending(true);
    setFailure(null);
    told.current = null;
    setDoubted([]);
    try {
      await send(schema.parse(withoutEmpty(keeping ? { ...typed, place_confirmed: true } : typed)), typed);
    } catch (problem) {
      refused(problem);
    } finally {
      busy.current = false;
      setSending(false);
    }
  }

  const submitting = (keeping: boolean) =>
    form.onSubmit(
      (typed) => sendOnce(typed, keeping),
      () => setFailedSubmits((count) => count + 1),
    );
  const submit = (event?: SyntheticEvent<HTMLFormElement>): void => submitting(false)(event);
  // A field that was changed since has lost its error, and is asked about again.
  const isAsked = doubted.length > 0 && doubted.every((field) => form.errors[field] !== undefined);
  return { form, submit, sending, failure, keepPlaces: isAsked ? () => submitting(true)() : null, failedSubmits };
}
