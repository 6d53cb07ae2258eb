import { ActionIcon, Button } from '@mantine/core';
import type { Quote, Rate } from '@waybill/contract';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { FileDenied, notifyDenied } from '../../../../../lib/files/denied.ts';
import { saveFile } from '../../../../../lib/files/save-file.ts';
import { useShownCurrency } from '../../../../../lib/format/use-formats.ts';
import { Toggle } from '../../../../../ui/check.tsx';
import { useServiceName } from '../../../../../ui/freight/use-service-name.ts';
import { IconArrowDown, IconArrowUp, IconDownload } from '../../../../../ui/icons.ts';
import { Tip } from '../../../../../ui/tip/tip.tsx';
import { changeInsured } from '../../draft/change-insured.ts';
import { useSite } from '../../../../../lib/session/use-site.ts';
import { useInsuranceLock } from '../../draft/insurance-lock.ts';
import { useQuoteForm } from '../../draft/quote-form.ts';
import { usePremium } from '../../frame/use-premium.ts';
import { rateOrders } from '../sort-rates.ts';
import { RateFilters } from './rate-filters.tsx';
import css from './rate-tools.module.css';
import type { RateView } from './rate-view.ts';
import { ratesCsv } from './rates-csv.ts';
import { Segments } from './segments.tsx';
import type { Change } from './use-rate-view.ts';

type Props = {
  readonly quote: Quote;
  /** Those that the list shows, in its order. */
  readonly rates: readonly Rate[];
  readonly insured: boolean;
  readonly view: RateView;
  readonly onChange: Change;
  /** Rates that have come and wait to be shown. */
  readonly held: number;
  readonly onShow: () => void;
  /** Rates that are chosen to be compared. */
  readonly compared: number;
  readonly onCompare: () => void;
};

/** How many rates are shown, what they are narrowed and sorted by, and what can be done with them all. */
export function RateTools(props: Props) {
  const { quote, rates, insured, view, onChange, held, onShow, compared, onCompare } = props;
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  const quoteForm = useQuoteForm();
  const serviceName = useServiceName();
  const currency = useShownCurrency();
  const sold = useSite()?.insurance !== null;
  const locked = useInsuranceLock() !== null;
  const premium = usePremium(quote.rates.find((rate) => rate.total_with_insurance !== null));
  const { order } = view;
  const Arrow = order.down ? IconArrowDown : IconArrowUp;
  function show(): void {
    onShow();
    // The button goes; whoever pressed it by key goes on from its place.
    heading.current?.focus({ preventScroll: true });
  }
  function save(): void {
    try {
      const file = new Blob([ratesCsv(rates, t, serviceName, currency)], { type: 'text/csv;charset=utf-8' });
      saveFile(`rates-${quote.number}.csv`, file);
    } catch (cause) {
      if (!(cause instanceof FileDenied)) throw cause;
      notifyDenied();
    }
  }
  return (
    <div className={css.tools}>
      <h2 ref={heading} tabIndex={-1}>
        {t('quotes.rates.shown', { shown: rates.length, count: quote.rates.length })}
      </h2>
      {held > 0 && (
        <Button variant="filled" h={32} px={10} fz={13} onClick={show}>
          {t('quotes.rates.new', { count: held })}
        </Button>
      )}
      <RateFilters rates={quote.rates} view={view} onChange={onChange} />
      <div className={css.end}>
        {compared > 0 && (
          <Button variant="filled" h={32} px={10} fz={13} disabled={compared < 2} onClick={onCompare}>
            {t('quotes.rates.compare.button', { count: compared })}
          </Button>
        )}
        {sold && (
          <Toggle
            label={t('quotes.rates.show_insured')}
            checked={insured && premium !== null}
            disabled={locked || premium === null}
            onChange={(checked) => changeInsured(quoteForm, checked)}
          />
        )}
        <Segments
          label={t('quotes.rates.sort_by')}
          choices={rateOrders}
          chosen={order.by}
          choose={(by) => onChange({ order: { by, down: order.by === by && !order.down } })}
          renderChoice={(by) => (
            <>
              {t(`quotes.rates.by_${by}`)}
              {order.by === by && (
                <>
                  <Arrow size={14} aria-hidden="true" />
                  <span className="wb-only-heard">
                    {t(order.down ? 'quotes.rates.falling' : 'quotes.rates.rising')}
                  </span>
                </>
              )}
            </>
          )}
        />
        <Segments
          label={t('quotes.rates.view.label')}
          choices={['list', 'chart']}
          chosen={view.chart ? 'chart' : 'list'}
          choose={(choice) => onChange({ chart: choice === 'chart' })}
          renderChoice={(choice) => t(`quotes.rates.view.${choice}`)}
        />
        <Tip label={t('quotes.rates.csv.export')}>
          <ActionIcon
            variant="default"
            size={32}
            aria-label={t('quotes.rates.csv.export')}
            disabled={rates.length === 0}
            onClick={save}
          >
            <IconDownload size={16} aria-hidden="true" />
          </ActionIcon>
        </Tip>
      </div>
    </div>
  );
}
