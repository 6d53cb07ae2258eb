import { useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { PageHeader } from '../../../../ui/page-header.tsx';
import { useUser } from '../../../../lib/session/use-user.ts';
import { QuoteFormProvider } from '../frame/quote-form-provider.tsx';
import { QuoteStepper } from '../frame/quote-stepper.tsx';
import { ConfirmationStep } from './confirmation-step.tsx';

/** The confirmation of a shipment under its own address: it opens directly, and after a reload. */
export function ConfirmationPage() {
  const { t } = useTranslation();
  const user = useUser();
  const { id = '' }: { readonly id?: string } = useParams({ strict: false });
  if (user === null) return null;
  return (
    <QuoteFormProvider key={`${user.id} ${id}`} userId={user.id} reference={undefined}>
      <PageHeader title={t('titles.shipment_confirmation')} />
      <QuoteStepper step="confirmation" canOpen={() => false} onOpen={() => undefined} />
      <ConfirmationStep id={id} />
    </QuoteFormProvider>
  );
}
