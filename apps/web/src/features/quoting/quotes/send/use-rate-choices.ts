import { ratePrice, type Quote } from '@waybill/contract';
import { useFormats } from '../../../../lib/format/use-formats.ts';
import { serviceBeside } from '../../../../ui/freight/shared/service-name.ts';
import { useServiceName } from '../../../../ui/freight/use-service-name.ts';

/** The rates of a quote as choices: carrier, service, and price. */
export function useRateChoices(quote: Quote, insured: boolean): { readonly value: string; readonly label: string }[] {
  const { money } = useFormats();
  const serviceName = useServiceName();
  return quote.rates.map((rate) => ({
    value: rate.id,
    label: `${rate.carrier.name} ${serviceBeside(rate.carrier.name, serviceName(rate.service.name))}, ${money(ratePrice(rate, insured))}`,
  }));
}
