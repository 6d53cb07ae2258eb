import { useCallUs } from '../../../../lib/language/use-call-us.ts';
import { FormErrors } from '../../../../ui/form-errors.tsx';
import { useQuoteForm } from '../draft/quote-form.ts';
import { useStore } from '../../../../lib/store.ts';

/** The fields that a failed submit named, as the summary above them wants it. */
export function StepProblems() {
  const { texts, failed, failure } = useStore(useQuoteForm().problems, (now) => now);
  const withNumber = useCallUs(Object.values(texts));
  const errors = Object.fromEntries(Object.entries(texts).map(([path, text]) => [path, withNumber(text)]));
  return <FormErrors of={{ failedSubmits: failed, failure, form: { errors } }} />;
}
