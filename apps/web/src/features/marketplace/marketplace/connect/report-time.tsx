import { NativeSelect } from '@mantine/core';
import { endpoints, reportTimes, type MarketplaceConnection } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '../../../../lib/api/query.ts';
import { notifyDone, notifyRefused } from '../../../../ui/notify.ts';
import { marketplaceReads } from '../reads.ts';

/** When tracking numbers go back to the marketplace of a shop. */
export function ReportTime({ of: { id, seller, report_at } }: { readonly of: MarketplaceConnection }) {
  const { t } = useTranslation();
  const setting = useApiMutation(endpoints.marketplace.setReportTime, { refreshes: marketplaceReads });
  const choose = (chosen: string): void => {
    const at = reportTimes.find((one) => one === chosen) ?? report_at;
    void setting
      .mutateAsync({ params: { id }, body: { report_at: at } })
      .then(() => notifyDone({ title: t('marketplace.report_time_set'), text: seller }))
      .catch(({ message }: Error) => notifyRefused({ title: t('marketplace.did_not_work'), text: message }));
  };
  return (
    <NativeSelect
      size="xs"
      label={t('marketplace.report_at')}
      value={report_at}
      disabled={setting.isPending}
      data={reportTimes.map((value) => ({ value, label: t(`marketplace.report_times.${value}`) }))}
      onChange={({ currentTarget }) => choose(currentTarget.value)}
    />
  );
}
