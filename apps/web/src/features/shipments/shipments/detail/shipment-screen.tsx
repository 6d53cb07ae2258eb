import type { UseQueryResult } from '@tanstack/react-query';
import type { Shipment } from '@waybill/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiProblem } from '../../../../lib/api/problem.ts';
import { usePageTitle } from '../../../../lib/routes/page-title.ts';
import type { PlainRouteName } from '../../../../lib/routes/table.ts';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { LoadFailed } from '../../../../ui/load-failed.tsx';
import { DetailSkeleton } from './detail-skeleton.tsx';
import type { ReadDocument } from './documents/use-documents.ts';
import { ShipmentHead } from './shipment-head.tsx';
import { ShipmentView } from './shipment-view.tsx';

type Props<S extends Shipment> = {
  readonly query: UseQueryResult<{ readonly data: S }, ApiProblem>;
  readonly back: { readonly to: PlainRouteName; readonly words: string };
  /** The words of the way back from a shipment that is not there. */
  readonly missing: string;
  readonly readDocument: ReadDocument;
  readonly renderAside?: (shipment: S) => ReactNode;
  readonly renderBelow?: (shipment: S) => ReactNode;
  /** What can be done with it, after the link and the paper; and what has to be, over everything. */
  readonly renderActions?: (shipment: S) => ReactNode;
  readonly renderRequired?: (shipment: S) => ReactNode;
  /** Below the documents. */
  readonly documentsFoot?: ReactNode;
};

/** A shipment with everything that can become of asking for it: on its way, not there, not to be had now. */
export function ShipmentScreen<S extends Shipment>(props: Props<S>) {
  const { query, back, missing, readDocument, renderAside, renderBelow, renderActions, renderRequired } = props;
  const { t } = useTranslation();
  const shipment = query.data?.data;
  usePageTitle(shipment?.bol_number ?? null);
  const lost = query.error?.status === 404 || query.error?.status === 422;
  const retry = (): void => void query.refetch();
  if (shipment) {
    const banner = query.isError && <LoadFailed retry={retry} shownSince={query.dataUpdatedAt} />;
    return (
      <ShipmentView
        shipment={shipment}
        back={back}
        readDocument={readDocument}
        now={new Date(query.dataUpdatedAt)}
        banner={banner}
        aside={renderAside?.(shipment)}
        below={renderBelow?.(shipment)}
        actions={renderActions?.(shipment)}
        required={renderRequired?.(shipment)}
        documentsFoot={props.documentsFoot}
      />
    );
  }
  if (lost) {
    const action = (
      <LinkButton to={back.to} variant="filled">
        {missing}
      </LinkButton>
    );
    return (
      <EmptyState level="h1" title={t('tracking.missing.title')} text={t('tracking.missing.text')} actions={action} />
    );
  }
  return (
    <>
      <ShipmentHead
        back={back}
        title={query.isError ? '–' : <span className="wb-only-heard">{t('common.loading')}</span>}
      />
      {query.isError ? <LoadFailed retry={retry} /> : <DetailSkeleton />}
    </>
  );
}
