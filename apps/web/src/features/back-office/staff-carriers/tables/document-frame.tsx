import type { StaffCarrier, TariffDocument } from '@waybill/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { LoadFailed } from '../../../../ui/load-failed.tsx';
import { useDocument, useTariffs } from '../use-tariffs.ts';

/** What an editor of one table of a tariff works on. */
export type Edited = {
  readonly carrier: StaffCarrier;
  readonly document: TariffDocument;
  /** Of the next version that is shown; null where saving makes one. */
  readonly revision: number | null;
};

type Props = { readonly carrier: StaffCarrier; readonly children: (edited: Edited) => ReactNode };

/** Loads what the next version says, else the one in force, and says which of them it is. */
export function DocumentFrame({ carrier, children }: Props) {
  const { t } = useTranslation();
  const tariffs = useTariffs(carrier.id);
  const document = useDocument(carrier.id);
  const failed = [tariffs, document].find(({ isError }) => isError);
  if (failed?.error)
    return (
      <LoadFailed
        message={failed.error.message}
        retry={() => void Promise.all([tariffs.refetch(), document.refetch()])}
      />
    );
  if (tariffs.data === undefined || document.data === undefined)
    return <p className="wb-soft">{t('common.loading')}</p>;
  if (document.data.data === null)
    return (
      <EmptyState
        title={t('carrier_tariffs.no_tariff')}
        actions={
          <LinkButton to="admin.carriers.detail" params={{ id: carrier.id }} search={{ tab: 'tariffs' }}>
            {t('carrier_tariffs.to_tariffs')}
          </LinkButton>
        }
      />
    );
  const { draft } = tariffs.data.data;
  return (
    <>
      <p className="wb-soft">{t(draft === null ? 'carrier_tariffs.look_current' : 'carrier_tariffs.look_next')}</p>
      {children({ carrier, document: document.data.data, revision: draft?.revision ?? null })}
    </>
  );
}
