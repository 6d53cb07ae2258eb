import { useQuery } from '@tanstack/react-query';
import { endpoints } from '@waybill/contract';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { apiQuery } from '../../../../lib/api/query.ts';
import { go } from '../../../../lib/routes/navigator.ts';
import { useAddressQuery } from '../../../../lib/routes/use-address.ts';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { LoadFailed } from '../../../../ui/load-failed.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { PageHeader } from '../../../../ui/page-header.tsx';
import { useQuoteForm } from '../draft/quote-form.ts';
import { draftFromOrder } from '../draft/from-order.ts';
import { openBeside } from '../draft/save-draft.ts';
import { writeDraft } from '../draft/quote-draft-store.ts';
import { QuoteTabs } from '../frame/quote-tabs.tsx';
import { StepSkeleton } from '../frame/step-skeleton.tsx';

type Props = {
  /** The marketplace's number of the order. */
  readonly id: string;
  /** Whether it goes on to be shipped, or is only quoted. */
  readonly ship: boolean;
};

/** Begins a draft with an order, and with those of the same buyer that go along, then opens it. */
export function TakeOrder({ id, ship }: Props) {
  const { t } = useTranslation();
  const quoteForm = useQuoteForm();
  const along = useAddressQuery()['with'];
  const input = { params: { id }, query: along === undefined ? {} : { with: along } };
  const query = useQuery(apiQuery(endpoints.marketplace.prefill, input));
  const prefill = query.data?.data;
  const country = prefill?.destination.country;
  useEffect(() => {
    if (prefill === undefined || country === undefined || country === null) return;
    // What was being typed is not lost by opening an order.
    openBeside(quoteForm.draft, draftFromOrder(prefill, country, quoteForm.begin));
    writeDraft(quoteForm.userId, quoteForm.draft.get());
    void go(ship ? 'quote.ship' : 'quote.new', {}, { replace: true });
  }, [prefill, country, ship, quoteForm]);
  return (
    <>
      <PageHeader title={t('titles.quote')} />
      <QuoteTabs />
      {query.isError && <LoadFailed message={query.error.message} retry={() => void query.refetch()} />}
      {country === null && (
        <Notice
          tone="care"
          title={t('marketplace.cannot_go')}
          action={
            <LinkButton to="ebay.orders.detail" params={{ ebayId: id }}>
              {t('marketplace.order')}
            </LinkButton>
          }
        >
          {t('marketplace.cannot_go_text')}
        </Notice>
      )}
      {!query.isError && country !== null && <StepSkeleton />}
    </>
  );
}
