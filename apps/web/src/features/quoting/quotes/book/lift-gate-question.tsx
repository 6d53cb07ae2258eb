import { Radio } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ratePrice, type Quote, type Rate } from '@waybill/contract';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../../lib/format/use-formats.ts';
import { IconHome } from '../../../../ui/icons.ts';
import ways from '../../../../ui/choice-box.module.css';
import css from './choice.module.css';
import { liftGateAt, withService, type ShipmentEnd } from './lift-gate.ts';
import type { BookingForm } from './use-booking.ts';
import type { Rerate } from './use-rerate.ts';

type Props = {
  readonly form: BookingForm;
  readonly end: ShipmentEnd;
  readonly quote: Quote;
  readonly rate: Rate;
  readonly insured: boolean;
  readonly priced: Rerate['priced'];
  readonly asking: boolean;
  readonly onChange: (...asked: [Parameters<Rerate['rerate']>[0], Parameters<Rerate['rerate']>[2]]) => void;
};

const kilogramsPerPound = 0.45359237;

function heaviest({ request }: Quote): number {
  return Math.max(
    ...request.items.map(({ weight, quantity }) => {
      const pounds = weight.unit === 'lb' ? weight.value : weight.value / kilogramsPerPound;
      return pounds / quantity;
    }),
  );
}

/** What the shipment costs with the lift-gate, asked for while the question is open. */
function WithPrice({ rate, insured, priced, end }: Pick<Props, 'rate' | 'insured' | 'priced' | 'end'>) {
  const { t } = useTranslation();
  const { money } = useFormats();
  const { data, isError } = useQuery(priced(rate, withService(liftGateAt[end], true)));
  if (isError) return t('quotes.liftgate.yes_text');
  if (data === undefined) return t('quotes.rerate.asking', { carrier: rate.carrier.name });
  if (data.rate === null) return t('quotes.rerate.none', { carrier: rate.carrier.name });
  const [price, now] = [ratePrice(data.rate, insured), ratePrice(rate, insured)];
  const words = { price: money(price), more: money({ ...price, amount: price.amount - now.amount }) };
  return t(price.amount > now.amount ? 'quotes.liftgate.yes_price' : 'quotes.liftgate.yes_same', words);
}

/** At a residence: whether the driver needs a lift-gate, with the price of both answers. Yes is an extra service. */
export function LiftGateQuestion({ form, end, quote, asking, onChange, ...of }: Props) {
  const { t } = useTranslation();
  const { mass, money } = useFormats();
  const title = useId();
  const code = liftGateAt[end];
  const ordered = quote.request.accessorials.includes(code);
  const declined = form.values.no_liftgate.includes(end);
  const error = form.errors[`no_liftgate.${end}`];
  function answer(wanted: boolean): void {
    form.clearFieldError(`no_liftgate.${end}`);
    const others = form.values.no_liftgate.filter((one) => one !== end);
    form.setFieldValue('no_liftgate', wanted ? others : [...others, end]);
    if (wanted !== ordered) onChange(wanted ? code : `no_${code}`, withService(code, wanted));
  }
  const price = money(ratePrice(of.rate, of.insured));
  const option = (wanted: boolean) => ({
    checked: wanted ? ordered : declined && !ordered,
    disabled: asking,
    onChange: () => answer(wanted),
    name: `liftgate-${end}`,
    label: t(wanted ? 'quotes.liftgate.yes' : 'quotes.liftgate.no'),
    description: wanted ? (
      ordered ? (
        t('quotes.liftgate.yes_chosen', { price })
      ) : (
        <WithPrice {...of} end={end} />
      )
    ) : (
      t(ordered ? 'quotes.liftgate.no_text' : 'quotes.liftgate.no_price', { price })
    ),
    className: ways.option ?? '',
  });
  return (
    <section className={ways.box} aria-labelledby={title}>
      <span className={ways.icon} aria-hidden="true">
        <IconHome size={20} />
      </span>
      <div className={css.words}>
        <h2 id={title}>{t(`quotes.liftgate.${end}`)}</h2>
        <p className="wb-soft">{t('quotes.liftgate.why', { weight: mass(heaviest(quote)) })}</p>
      </div>
      <div
        className={ways.options}
        role="radiogroup"
        aria-label={t(`quotes.liftgate.field_${end}`)}
        aria-invalid={error ? true : undefined}
        data-path={`no_liftgate.${end}`}
      >
        <Radio {...option(true)} />
        <Radio {...option(false)} />
        {error && <p className={ways.error}>{error}</p>}
      </div>
    </section>
  );
}
