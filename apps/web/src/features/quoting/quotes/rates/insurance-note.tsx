import { type Quote, ratedValue } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../../lib/format/use-formats.ts';
import { useCallUs } from '../../../../lib/language/use-call-us.ts';
import { useSite } from '../../../../lib/session/use-site.ts';
import { InsuranceLocked } from '../../../identity/settings/public.ts';
import { useInsuranceLock } from '../draft/insurance-lock.ts';
import { usePremium } from '../frame/use-premium.ts';

/** What insurance costs, or why there is nothing to choose. */
export function InsuranceNote({ quote, insured }: { readonly quote: Quote; readonly insured: boolean }) {
  const { t } = useTranslation();
  const { money } = useFormats();
  const locked = useInsuranceLock() !== null;
  const premium = usePremium(quote.rates.find((rate) => rate.total_with_insurance !== null));
  const phoned = t('findings.insured_value_over_limit');
  const withNumber = useCallUs([quote.rates.length > 0 && !premium ? phoned : undefined]);
  const sold = useSite()?.insurance !== null;
  if (quote.rates.length === 0 || !sold) return null;
  if (locked)
    return (
      <span>
        <InsuranceLocked insured={insured} />
      </span>
    );
  return (
    <span>
      {premium
        ? t('quotes.rates.insured_note', { value: money(ratedValue(quote)), premium: money(premium) })
        : withNumber(phoned)}
    </span>
  );
}
