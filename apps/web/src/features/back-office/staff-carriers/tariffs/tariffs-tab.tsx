import type { StaffCarrier } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { LoadFailed } from '../../../../ui/load-failed.tsx';
import { useTariffs } from '../use-tariffs.ts';
import { NextPanel } from './next-panel.tsx';
import { RatesPanel } from './rates-panel.tsx';
import { UploadPanel } from './upload-panel.tsx';
import { VersionsPanel } from './versions-panel.tsx';

/** A carrier's tariff: the next version while it is worked on, a file for it, and every version there was. */
export function TariffsTab({ carrier }: { readonly carrier: StaffCarrier }) {
  const { t } = useTranslation();
  const query = useTariffs(carrier.id);
  const found = query.data?.data;
  if (found === undefined) {
    if (query.isError) return <LoadFailed message={query.error.message} retry={() => void query.refetch()} />;
    return <p className="wb-soft">{t('common.loading')}</p>;
  }
  return (
    <>
      {found.draft !== null && (
        <NextPanel key={found.draft.revision} carrier={carrier} draft={found.draft} versions={found.versions} />
      )}
      <UploadPanel carrier={carrier} tariffs={found} />
      <VersionsPanel carrier={carrier} tariffs={found} />
      {found.versions.length > 0 && <RatesPanel carrier={carrier} />}
    </>
  );
}
