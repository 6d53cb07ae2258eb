import { useEffect, useRef, useState } from 'react';
import { problemsIn, textsOf } from '../../../lib/forms/errors.ts';
import { useContractForm, type ContractForm } from '../../../lib/forms/use-contract-form.ts';
import { ApiProblem } from '../../../lib/api/problem.ts';
import { useAddressQuery } from '../../../lib/routes/use-address.ts';
import { signUp } from '../../../lib/session/actions.ts';
import { ticketOf, type SavedTicket } from '../../../lib/session/quote-ticket.ts';
import { dropDraft, readDraft } from './draft.ts';
import { stepOf, steps, useStep, type Step } from './steps.ts';
import { useFreeEmail } from './use-free-email.ts';
import { useSavedForm } from './use-saved-form.ts';
import { emptyValues, formSchema, startValues, type SignUpValues } from './values.ts';

export type SigningUp = {
  readonly contract: ContractForm<SignUpValues>;
  readonly step: Step;
  readonly goTo: (step: Step) => Promise<void>;
  /** Checks the step shown and goes on, or sends everything from the last one. */
  readonly next: () => void;
  /** Whether the dialog that lists the problems is open. */
  readonly problems: { readonly open: boolean; readonly close: () => void };
  /** Where the link was sent, once the account is there. */
  readonly sentTo: string | null;
  /** What was quoted without an account, and comes along. */
  readonly quote: SavedTicket | null;
  readonly startOver: () => void;
};

/** A sign-up from its first key to the account: kept while it is typed, checked step by step, sent once. */
export function useSignUp(): SigningUp {
  const [draft] = useState(() => readDraft(Date.now()));
  const { quote: named } = useAddressQuery();
  // The address loses it with the next step; what was once named stays.
  const [quote] = useState(() => ticketOf(named) ?? draft?.quote ?? null);
  const [signUpKey, setSignUpKey] = useState(() => draft?.signUpKey ?? crypto.randomUUID());
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [open, setOpen] = useState(false);
  // A second click can come between the answer and the next view.
  const done = useRef(false);
  const { step, goTo } = useStep();
  const contract = useContractForm<typeof formSchema, SignUpValues>({
    schema: formSchema,
    initialValues: startValues(draft?.values ?? emptyValues()),
    send: async (body) => {
      if (done.current) return;
      try {
        const carried = quote === null ? {} : { quote: { id: quote.id, secret: quote.secret } };
        await signUp({ ...body, ...carried }, signUpKey);
      } catch (problem) {
        // What was refused made nothing; the next try is a sign-up of its own.
        if (problem instanceof ApiProblem && problem.status === 422) setSignUpKey(crypto.randomUUID());
        throw problem;
      }
      done.current = true;
      dropDraft();
      setSentTo(body.email);
    },
  });
  const { form, failedSubmits } = contract;
  useSavedForm(form.values, sentTo === null ? signUpKey : null, quote);

  const seen = useRef(0);
  useEffect(() => {
    if (failedSubmits > seen.current) setOpen(true);
    seen.current = failedSubmits;
  }, [failedSubmits]);

  const isFree = useFreeEmail();
  async function goOn(following: Step): Promise<void> {
    const words = step === 'company' ? await isFree(form.values.email) : null;
    if (words === null) return goTo(following);
    form.setErrors({ email: words });
    setOpen(true);
    return undefined;
  }

  function next(): void {
    const following = steps[steps.indexOf(step) + 1];
    if (following === undefined) {
      contract.submit();
      return;
    }
    const found = problemsIn(formSchema, form.values).filter(({ field }) => stepOf(field) === step);
    form.setErrors(textsOf(found));
    if (found.length > 0) setOpen(true);
    else void goOn(following);
  }

  function startOver(): void {
    dropDraft();
    setSignUpKey(crypto.randomUUID());
    form.setValues(startValues(emptyValues()));
    form.clearErrors();
    void goTo('company');
  }

  return { contract, step, goTo, next, problems: { open, close: () => setOpen(false) }, sentTo, quote, startOver };
}
