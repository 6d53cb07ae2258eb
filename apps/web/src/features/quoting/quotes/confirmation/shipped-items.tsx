import { toLoadItem, type Shipment } from '@waybill/contract';
import { prepareLoad, shownLength, type LengthUnit } from '@waybill/freight';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../../lib/format/use-formats.ts';
import { ActualClass } from '../../../../ui/freight/class/actual-class.tsx';
import { HazardDiamond } from '../../../../ui/freight/shared/hazard-diamond.tsx';
import { linearFiguresByItem, linearLength, linearUnit } from '../../../../ui/freight/shared/linear-length.ts';
import { Panel } from '../../../../ui/panel.tsx';
import { hazmatLine } from '../details/items/hazmat-line.ts';
import css from './shipped-items.module.css';
import { scrolledByKeys } from '../../../../ui/scrolled-by-keys.ts';

type Line = Shipment['items'][number];

const kilogramsPerPound = 0.45359237;
const kilogramsPerCubicMeter = 16.018463;

function sizes(line: Line, unit: LengthUnit, number: (value: number, digits: number) => string): string {
  return [line.length, line.width, line.height].map((side) => number(shownLength(side, unit), 1)).join(' × ');
}

/** What was booked, line by line, with its sums. */
export function ShippedItems({ shipment }: { readonly shipment: Shipment }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { number, mass, units } = formats;
  const metric = units.length === 'cm';
  // Parcels are rated by size and weight: freight class and floor space mean nothing to them.
  const freight = shipment.mode !== 'parcel';
  const { classes, floor } = useMemo(
    () => prepareLoad(shipment.items.map((line, index) => toLoadItem(line, String(index + 1)))),
    [shipment.items],
  );
  const feet = linearFiguresByItem(shipment.linear_feet, floor.linearFeetByItem, formats);
  const volume = metric
    ? `${number(shipment.cubic_feet * 0.3048 ** 3, 2)} m³`
    : `${number(shipment.cubic_feet, 1)} ft³`;
  return (
    <Panel title={t('quotes.items.title')} flush>
      <div className={css.scroll} {...scrolledByKeys} aria-label={t('quotes.items.title')}>
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">#</th>
              <th scope="col">{t('quotes.items.description')}</th>
              <th scope="col">{t('quotes.items.package')}</th>
              <th scope="col" className={css.figure}>
                {t('quotes.items.size')}
              </th>
              <th scope="col" className={css.figure}>
                {t('quotes.items.weight')}
              </th>
              {freight && (
                <>
                  <th scope="col" className={css.figure}>
                    {t('quotes.items.density')}
                  </th>
                  <th scope="col" className={css.figure}>
                    {t('quotes.items.class')}
                  </th>
                  <th scope="col" className={css.figure}>
                    {t('quotes.items.feet')}
                  </th>
                </>
              )}
            </tr>
          </thead>
          <tbody>
            {shipment.items
              .map((line, index) => ({ line, index, number: index + 1 }))
              .map(({ line, index, number: at }) => {
                const length = feet[String(at)];
                const density = classes[index]?.reason.densityShown ?? 0;
                const pounds = line.weight.unit === 'lb' ? line.weight.value : line.weight.value / kilogramsPerPound;
                return (
                  <tr key={at}>
                    <td className="wb-soft">{at}</td>
                    <th scope="row">
                      {line.hazmat && <HazardDiamond hazardClass={line.hazmat.hazard_class} />}{' '}
                      {line.hazmat ? hazmatLine(line.hazmat) : line.description}
                    </th>
                    <td>
                      {t('quotes.items.packed', {
                        type: t(`terms.package_types.${line.package_type}`),
                        count: line.quantity,
                      })}
                      {line.pieces !== null && `, ${t('quotes.items.pieces_count', { count: line.pieces })}`}
                    </td>
                    <td className={css.figure}>
                      {sizes(line, units.length, number)} <span className="wb-soft">{units.length}</span>
                    </td>
                    <td className={css.figure}>{mass(pounds)}</td>
                    {freight && (
                      <>
                        <td className={css.figure}>
                          {metric
                            ? `${number(density * kilogramsPerCubicMeter, 1)} kg/m³`
                            : `${density.toFixed(2)} lb/ft³`}
                        </td>
                        <td className={css.figure}>
                          <ActualClass
                            actual={classes[index]?.freightClass ?? '–'}
                            index={index}
                            charges={shipment.charges}
                          />
                        </td>
                        <td className={css.figure}>
                          {length === undefined ? '–' : `${length} ${linearUnit(formats)}`}
                        </td>
                      </>
                    )}
                  </tr>
                );
              })}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={2}>
                {t('quotes.items.total')}
              </th>
              <td>{t('quotes.strip.units', { count: shipment.units })}</td>
              <td className={css.figure}>{volume}</td>
              <td className={css.figure}>{mass(shipment.weight_lb)}</td>
              {freight && (
                <td className={css.figure} colSpan={3}>
                  {linearLength(shipment.linear_feet, formats)}
                </td>
              )}
            </tr>
          </tfoot>
        </table>
      </div>
    </Panel>
  );
}
