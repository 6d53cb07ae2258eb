import { useCallUs } from '../../../../lib/language/use-call-us.ts';
import { FormErrorCount, FormErrors, type FailedForm } from '../../../../ui/form-errors.tsx';
import { useQuoteForm } from '../draft/quote-form.ts';
import { useStore } from '../../../../lib/store.ts';

/** The fields that a failed submit named, as a summary wants them. */
function useStepErrors(): FailedForm {
  const { texts, failed, failure } = useStore(useQuoteForm().problems, (now) => now);
  const withNumber = useCallUs(Object.values(texts));
  const errors = Object.fromEntries(Object.entries(texts).map(([path, text]) => [path, withNumber(text)]));
  return { failedSubmits: failed, failure, form: { errors } };
}

/** The summary above the fields of a step. */
export function StepProblems() {
  return <FormErrors of={useStepErrors()} />;
}

/** Their count next to the button of the step. */
export function StepProblemCount() {
  return <FormErrorCount of={useStepErrors()} />;
}
