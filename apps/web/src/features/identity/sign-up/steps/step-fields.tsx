import type { Step } from '../steps.ts';
import type { SignUpForm } from '../values.ts';
import { AccountingStep } from './accounting-step.tsx';
import { AddressFields } from './address-fields.tsx';
import { CompanyStep } from './company-step.tsx';
import { FinishStep } from './finish-step.tsx';
import { PreferencesStep } from './preferences-step.tsx';

/** The fields of one step. */
export function StepFields({ step, form }: { readonly step: Step; readonly form: SignUpForm }) {
  switch (step) {
    case 'company':
      return <CompanyStep form={form} />;
    case 'address':
      return <AddressFields form={form} path="address" autoFill />;
    case 'accounting':
      return <AccountingStep form={form} />;
    case 'preferences':
      return <PreferencesStep form={form} />;
    default:
      return <FinishStep form={form} />;
  }
}
