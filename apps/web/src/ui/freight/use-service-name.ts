import { ourServiceOf } from '@waybill/contract';
import { useTranslation } from 'react-i18next';

/** What a service is called in the reader's language; words of a carrier's or of somebody's own stay as they are. */
export function useServiceName(): (kept: string) => string {
  const { t } = useTranslation();
  return (kept) => {
    const kind = ourServiceOf(kept);
    return kind === null ? kept : t(`offered_services.${kind}`);
  };
}
