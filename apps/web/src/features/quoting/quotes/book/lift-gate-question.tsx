import { Radio } from '@mantine/core';
import type { Quote } from '@waybill/contract';
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

/** At a residence: whether the driver needs a lift-gate. Yes is an extra service, which changes the price. */
export function LiftGateQuestion({ form, end, quote, asking, onChange }: Props) {
  const { t } = useTranslation();
  const { mass } = useFormats();
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
  const option = (wanted: boolean) => ({
    checked: wanted ? ordered : declined && !ordered,
    disabled: asking,
    onChange: () => answer(wanted),
    name: `liftgate-${end}`,
    label: t(wanted ? 'quotes.liftgate.yes' : 'quotes.liftgate.no'),
    description: t(
      wanted ? (ordered ? 'quotes.liftgate.yes_chosen' : 'quotes.liftgate.yes_text') : 'quotes.liftgate.no_text',
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
      <div className={ways.options} role="radiogroup" aria-labelledby={title} aria-invalid={error ? true : undefined}>
        <Radio {...option(true)} data-path={`no_liftgate.${end}`} />
        <Radio {...option(false)} />
        {error && <p className={ways.error}>{error}</p>}
      </div>
    </section>
  );
}
