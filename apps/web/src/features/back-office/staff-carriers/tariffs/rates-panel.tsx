import { NativeSelect } from '@mantine/core';
import type { StaffCarrier, TariffDocument } from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useChargedFormats } from '../../../../lib/format/use-formats.ts';
import { Panel } from '../../../../ui/panel.tsx';
import { scrolledByKeys } from '../../../../ui/scrolled-by-keys.ts';
import { useDocument } from '../use-tariffs.ts';
import css from './tariffs.module.css';

function useLanes(found: TariffDocument | null) {
  const { t } = useTranslation();
  const { number } = useChargedFormats();
  if (found === null) return [];
  return [
    ...found.bands.map(({ upto_miles: miles, rate_base: base }) => ({
      base,
      words:
        miles === null ? t('carrier_tariffs.lane_beyond') : t('carrier_tariffs.lane_upto', { miles: number(miles) }),
    })),
    ...found.lanes.map(({ origin, destination, rate_base: base }) => ({
      base,
      words: t('carrier_tariffs.lane_pair', { origin, destination }),
    })),
  ];
}

/** The rates of a lane or a distance by class and weight break: of the next version, else of the one in force. */
export function RatesPanel({ carrier }: { readonly carrier: StaffCarrier }) {
  const { t } = useTranslation();
  const { number } = useChargedFormats();
  const found = useDocument(carrier.id).data?.data ?? null;
  const lanes = useLanes(found);
  const [at, setAt] = useState(0);
  if (found === null) return null;
  const base = lanes[at]?.base ?? lanes[0]?.base;
  const rows = found.rates.filter(({ rate_base: one }) => one === base);
  return (
    <Panel
      title={t('carrier_tariffs.rates')}
      note={t('carrier_tariffs.rates_note')}
      aside={
        <NativeSelect
          aria-label={t('carrier_tariffs.rates_lane')}
          value={String(at)}
          onChange={({ currentTarget }) => setAt(Number(currentTarget.value))}
          data={lanes.map(({ words }, index) => ({ value: String(index), label: words }))}
        />
      }
      flush
    >
      <div className={css.scroll} {...scrolledByKeys} aria-label={t('carrier_tariffs.rates')}>
        <table className={css.table} aria-label={t('carrier_tariffs.rates')} data-flush="">
          <thead>
            <tr>
              <th scope="col">{t('carrier_tariffs.rates_class')}</th>
              {found.weight_breaks.map(({ code, from_pounds: pounds }) => (
                <th key={code} scope="col" className={css.figure}>
                  {code}
                  <span className={css.soft}>{`${number(pounds)} lb`}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ freight_class: one, figures }) => (
              <tr key={one}>
                <th scope="row">{one}</th>
                {found.weight_breaks.map(({ code }, index) => (
                  <td key={code} className={css.figure}>
                    {((figures[index] ?? 0) / 100).toFixed(2)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Panel>
  );
}
