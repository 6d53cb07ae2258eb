import { useQuery } from '@tanstack/react-query';
import { endpoints } from '@waybill/contract';
import { defaultLtlGates } from '@waybill/freight';
import { useTranslation } from 'react-i18next';
import { apiQuery } from '../api/query.ts';
import { useUser } from '../session/use-user.ts';

/**
 * Puts the phone number of support behind a text that asks the reader to call, where there is a number. It is asked for
 * once such a text is shown; people without an account read the text as it is.
 * @param shown the texts that are shown
 */
export function useCallUs(shown: readonly (string | undefined)[]): (text: string) => string {
  const { t } = useTranslation();
  const user = useUser();
  const asking = new Set<string | undefined>([
    t('fields.height_over_phone_limit'),
    t('fields.hazardous_together'),
    t('findings.height_over_limit', { limitIn: defaultLtlGates.maxHeightIn }),
    t('findings.insured_value_over_limit'),
    t('findings.carrier_blocked'),
  ]);
  const enabled = user !== null && shown.some((text) => asking.has(text));
  const { data } = useQuery({ ...apiQuery(endpoints.support.contacts), enabled, staleTime: 600_000 });
  const phone = data?.data.phone ?? '';
  return (text) => (phone !== '' && asking.has(text) ? text.replace(/\.?$/, (end) => `: ${phone}${end}`) : text);
}
