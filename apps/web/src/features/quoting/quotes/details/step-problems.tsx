import { FormErrors } from '../../../../ui/form-errors.tsx';
import { useQuoteForm } from '../draft/quote-form.ts';
import { useStore } from '../../../../lib/store.ts';

/** The fields that a failed submit named, as the summary above them wants it. */
export function StepProblems() {
  const { texts, failed, failure } = useStore(useQuoteForm().problems, (now) => now);
  return <FormErrors of={{ failedSubmits: failed, failure, form: { errors: texts } }} />;
}
