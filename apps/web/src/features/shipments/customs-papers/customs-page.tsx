import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { endpoints } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { apiQuery } from '../../../lib/api/query.ts';
import { useAddressParams } from '../../../lib/routes/use-address.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { RouteLink } from '../../../ui/route-link.tsx';
import { CustomsForm } from './customs-form.tsx';

/** Customs documents of a shipment: what they say, and each as a PDF. */
export function CustomsPage() {
  const { t } = useTranslation();
  const { loadId = '' } = useAddressParams();
  const query = useQuery({
    ...apiQuery(endpoints.customsPapers.show, { params: { id: loadId } }),
    refetchOnWindowFocus: false,
  });
  if (query.error?.status === 404 || query.error?.status === 422) {
    return (
      <EmptyState
        level="h1"
        title={t('tracking.missing.title')}
        text={t('tracking.missing.text')}
        actions={
          <LinkButton to="tracking" variant="filled">
            {t('tracking.missing.action')}
          </LinkButton>
        }
      />
    );
  }
  const shown = query.data?.data;
  return (
    <>
      <PageHeader
        trail={
          <RouteLink to="tracking.detail" params={{ loadId }}>
            {t('customs_papers.back')}
          </RouteLink>
        }
        title={t('customs_papers.title')}
        note={t('customs_papers.note')}
      />
      {shown ? (
        <CustomsForm key={loadId} shipmentId={loadId} draft={shown.draft} savedAt={shown.saved_at} />
      ) : query.isError ? (
        <LoadFailed message={t('customs_papers.load_failed')} retry={() => void query.refetch()} />
      ) : (
        <Skeleton height={320} />
      )}
    </>
  );
}
