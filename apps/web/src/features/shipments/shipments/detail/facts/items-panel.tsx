import { actualClasses, type ItemWire, type Shipment } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../../../lib/format/use-formats.ts';
import { linearFigure, linearUnit } from '../../../../../ui/freight/shared/linear-length.ts';
import { Panel } from '../../../../../ui/panel.tsx';
import { ItemDetail } from './item-detail.tsx';
import { ActualClass } from '../../../../../ui/freight/class/actual-class.tsx';
import { itemSize, itemWeight } from './item-words.ts';
import css from './items-panel.module.css';

const columns = ['number', 'description', 'quantity', 'package', 'size', 'weight', 'class', 'nmfc'] as const;

/** What is shipped, line by line, with the class each was rated at. */
export function ItemsPanel({ shipment }: { readonly shipment: Shipment }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { items, units, weight_lb, linear_feet, charges } = shipment;
  const classes = shipment.mode === 'ltl' ? actualClasses(items) : [];
  const totals = {
    units: t('tracking.items.units', { count: units }),
    weight: formats.mass(weight_lb),
    figure: linearFigure(linear_feet, formats),
    unit: linearUnit(formats),
  };
  const numbered = items.map((item, index) => ({ item, index }));
  const cells = (item: ItemWire, index: number) => ({
    number: index + 1,
    description: <ItemDetail item={item} />,
    quantity: formats.number(item.quantity),
    package: t(`terms.package_types.${item.package_type}`),
    size: itemSize(item, formats),
    weight: itemWeight(item, formats),
    class: <ActualClass actual={classes[index] ?? '–'} index={index} charges={charges} />,
    nmfc: item.nmfc === null ? '–' : <span className="wb-mono">{item.nmfc}</span>,
  });
  return (
    <Panel
      title={t('tracking.items.title')}
      note={t(shipment.mode === 'parcel' ? 'tracking.items.parcel_total' : 'tracking.items.total', totals)}
      flush
    >
      <div className={css.outer}>
        <table className={css.items} aria-label={t('tracking.items.title')} role="table">
          <thead role="rowgroup">
            <tr role="row">
              {columns.map((column) => (
                <th key={column} role="columnheader" scope="col" data-column={column}>
                  {t(`tracking.items.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {numbered.map(({ item, index }) => {
              const cell = cells(item, index);
              return (
                <tr key={cell.number} role="row">
                  {columns.map((column) => (
                    <td key={column} role="cell" data-column={column} data-title={t(`tracking.items.${column}`)}>
                      {cell[column]}
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </Panel>
  );
}
