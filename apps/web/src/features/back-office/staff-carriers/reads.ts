import { endpoints } from '@waybill/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ApiProblem } from '../../../lib/api/problem.ts';
import { queryKey } from '../../../lib/api/query.ts';
import { notifyRefused } from '../../../ui/notify.ts';

const { staffCarriers, carrierTariffs } = endpoints;

/** What is read anew after a change of a carrier. */
export const carrierReads = [staffCarriers.show, staffCarriers.list] as const;
/** What is read anew once there is no next version of a tariff any more, and with it nothing to review. */
export const publishedReads = [
  carrierTariffs.show,
  carrierTariffs.document,
  staffCarriers.show,
  staffCarriers.list,
] as const;
/** What is read anew after a change of a carrier's tariff. */
export const tariffReads = [...publishedReads, carrierTariffs.review] as const;

/** Says that somebody was faster and shows how things stand now; any other problem is the form's own. */
export function useOutrun(of: 'carrier' | 'tariff', close?: () => void): (problem: unknown) => void {
  const { t } = useTranslation();
  const cache = useQueryClient();
  return (problem) => {
    if (!(problem instanceof ApiProblem) || problem.code !== 'conflict') throw problem;
    notifyRefused({ title: t(of === 'carrier' ? 'staff_carriers.outrun' : 'carrier_tariffs.outrun') });
    const reads = of === 'carrier' ? carrierReads : tariffReads;
    for (const endpoint of reads) void cache.invalidateQueries({ queryKey: queryKey(endpoint) });
    close?.();
  };
}

/** Says what was refused of something that is no form. */
export function useRefused(): (problem: unknown) => void {
  const { t } = useTranslation();
  return (problem) => {
    if (!(problem instanceof ApiProblem)) throw problem;
    const [[reason] = []] = Object.values(problem.errors ?? {});
    notifyRefused({ title: t('staff_carriers.failed'), text: reason ?? problem.message });
  };
}
