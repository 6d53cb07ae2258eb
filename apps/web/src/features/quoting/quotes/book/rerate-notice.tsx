import { Button } from '@mantine/core';
import { type Rate, ratePrice } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../../lib/format/use-formats.ts';
import { Notice } from '../../../../ui/notice.tsx';
import { useStep } from '../frame/use-step.ts';
import type { Rerate } from './use-rerate.ts';

type Props = { readonly of: Rerate; readonly rate: Rate; readonly insured: boolean };

/** What a change did to the price, with the way back; or that this carrier does not carry it so. */
export function RerateNotice({ of, rate, insured }: Props) {
  const { t } = useTranslation();
  const { money } = useFormats();
  const { goTo } = useStep();
  const { rerated } = of;
  const carrier = rate.carrier.name;
  if (rerated.state === 'idle') return null;
  if (rerated.state === 'asking') return <Notice tone="move" title={t('quotes.rerate.asking', { carrier })} live />;
  if (rerated.state === 'failed')
    return (
      <Notice tone="stop" title={t('quotes.rerate.failed')} live>
        {rerated.message}
      </Notice>
    );
  if (rerated.state === 'none') {
    const see = (): void => {
      of.choose(rerated.next);
      void goTo('rates');
    };
    return (
      <Notice
        tone="care"
        title={t('quotes.rerate.none', { carrier })}
        action={<Button onClick={see}>{t('quotes.rerate.see_rates')}</Button>}
        live
      >
        {t('quotes.rerate.none_text')}
      </Notice>
    );
  }
  const [from, to] = [ratePrice(rerated.from, insured), ratePrice(rerated.to, insured)];
  const words = { from: money(from), to: money(to) };
  return (
    <Notice
      tone="go"
      title={t(`quotes.rerate.what.${rerated.what}`)}
      action={<Button onClick={() => of.choose(rerated.before)}>{t('quotes.rerate.undo')}</Button>}
      live
    >
      {t(from.amount === to.amount ? 'quotes.rerate.same' : 'quotes.rerate.changed', words)}
    </Notice>
  );
}
