import { Button, Drawer } from '@mantine/core';
import { type Quote, type Rate, rateLines, ratePrice } from '@waybill/contract';
import { shownLines } from '@waybill/freight';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../../../lib/format/use-formats.ts';
import { chargeName } from '../../../../../ui/freight/charges/charge-words.ts';
import { useCharges } from '../../../../../ui/freight/charges/use-charges.ts';
import { serviceBeside } from '../../../../../ui/freight/shared/service-name.ts';
import { useServiceName } from '../../../../../ui/freight/use-service-name.ts';
import { HeldLock, useHeldMarks } from '../../../../billing/credit-holds/public.ts';
import { compareLines } from './compare-lines.ts';
import css from './compare-drawer.module.css';

type Props = {
  readonly quote: Quote;
  readonly rates: readonly Rate[];
  readonly insured: boolean;
  readonly onBook: ((id: string) => void) | null;
  readonly onClose: () => void;
};

const noLines: ReturnType<typeof rateLines> = [];

/** The charges of a rate in the currency shown, each with its name. */
function useNamedLines(rate: Rate | undefined, insured: boolean, numbers: Readonly<Record<string, number>>) {
  const lines = rate === undefined ? noLines : rateLines(rate, insured);
  const { context, shown } = useCharges({ lines: shownLines(lines), itemNumbers: numbers });
  return shown.map(({ line, amount }) => ({
    code: line.code,
    name: chargeName(line, context),
    amount: context.formats.money(amount).replace(/^-/, '−'),
  }));
}

/** Up to three rates side by side: when they arrive, who is liable for how much, and their charges line by line. */
export function CompareDrawer({ quote, rates, insured, onBook, onClose }: Props) {
  const { t } = useTranslation();
  const { money, date } = useFormats();
  const serviceName = useServiceName();
  const heldMarks = useHeldMarks();
  const numbers = Object.fromEntries(quote.request.items.map((_, index) => [String(index + 1), index + 1]));
  const all = [
    useNamedLines(rates[0], insured, numbers),
    useNamedLines(rates[1], insured, numbers),
    useNamedLines(rates[2], insured, numbers),
  ];
  const lines = compareLines(all.slice(0, rates.length));
  const facts: readonly (readonly [string, (rate: Rate) => string])[] = [
    [t('quotes.rates.transit'), (rate) => t('quotes.rates.days', { count: rate.transit_days })],
    [t('quotes.rates.delivery'), (rate) => date(rate.delivery_date)],
    [t('quotes.rates.liability'), (rate) => money(rate.liability)],
  ];
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size={760}
      title={t('quotes.rates.compare.title')}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <div className={css.scroll}>
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">{t('quotes.rates.compare.what')}</th>
              {rates.map((rate) => (
                <th key={rate.id} scope="col">
                  {rate.carrier.name}{' '}
                  <span className={css.service}>
                    {serviceBeside(rate.carrier.name, serviceName(rate.service.name))}
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {facts.map(([label, of]) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {rates.map((rate) => (
                  <td key={rate.id}>{of(rate)}</td>
                ))}
              </tr>
            ))}
            {lines.map(({ code, lines: each }) => (
              <tr key={code} data-code={code}>
                <th scope="row">{each.find((line) => line !== null)?.name}</th>
                {rates.map((rate, index) => (
                  <td key={rate.id}>{each[index]?.amount ?? '–'}</td>
                ))}
              </tr>
            ))}
          </tbody>
          {onBook !== null && (
            <tfoot>
              <tr>
                <th scope="row">{t('quotes.rates.compare.book')}</th>
                {rates.map((rate) => (
                  <td key={rate.id}>
                    <Button leftSection={heldMarks && <HeldLock />} {...heldMarks} onClick={() => onBook(rate.id)}>
                      {t('quotes.book_for', { price: money(ratePrice(rate, insured)) })}
                    </Button>
                  </td>
                ))}
              </tr>
            </tfoot>
          )}
        </table>
      </div>
    </Drawer>
  );
}
