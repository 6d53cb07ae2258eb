import { Menu, UnstyledButton } from '@mantine/core';
import { csvText, mostPapers, paperChoices, type CsvColumn, type ShipmentRow } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { FileDenied, notifyDenied } from '../../../../../lib/files/denied.ts';
import { saveFile } from '../../../../../lib/files/save-file.ts';
import { localToday } from '../../../../../lib/format/today.ts';
import { asShown, type ShownCurrency } from '../../../../../lib/format/shown-currency.ts';
import { useFormats, useShownCurrency } from '../../../../../lib/format/use-formats.ts';
import { IconDownload, IconPrinter, IconX } from '../../../../../ui/icons.ts';
import css from '../../../../../ui/table/chosen-bar.module.css';
import type { Chosen } from '../../../../../ui/table/use-chosen.ts';
import { usePrintChosen } from './use-print-chosen.ts';

type Props<Row extends ShipmentRow> = {
  readonly selection: Chosen<Row>;
  readonly csv: readonly CsvColumn<Row>[];
};

/** What the chosen shipments cost together, as their rows show it, canceled ones nothing; null where currencies differ. */
function sumOf(chosen: readonly ShipmentRow[], shown: ShownCurrency): ShipmentRow['total'] | null {
  const rows = chosen.filter(({ status }) => status !== 'canceled');
  const totals = rows.map(({ total }) => asShown(total, shown));
  const [first] = totals;
  if (first === undefined || totals.some(({ currency }) => currency !== first.currency)) return null;
  return { ...first, amount: totals.reduce((sum, { amount }) => sum + amount, 0) };
}

/** How many are chosen, what they cost, and what can be done with all of them at once. */
export function ChosenBar<Row extends ShipmentRow>({ selection, csv }: Props<Row>) {
  const { t } = useTranslation();
  const { money } = useFormats();
  const { rows, clear } = selection;
  const { printing, print } = usePrintChosen(rows.map(({ id }) => id));
  const currency = useShownCurrency();
  const sum = sumOf(rows, currency);
  const tooMany = rows.length > mostPapers;
  const save = (): void => {
    try {
      saveFile(`shipments-${localToday()}.csv`, new Blob([csvText(csv, rows)], { type: 'text/csv;charset=utf-8' }));
    } catch (cause) {
      if (!(cause instanceof FileDenied)) throw cause;
      notifyDenied();
    }
  };
  return (
    <div className={css.bar} role="toolbar" aria-label={t('shipment_lists.chosen.label')}>
      <p className={css.count} role="status">
        <strong>{t('shipment_lists.chosen.count', { count: rows.length })}</strong>
        {sum !== null && <span> · {money(sum)}</span>}
      </p>
      <Menu position="bottom-start">
        <Menu.Target>
          <UnstyledButton className={css.act} disabled={printing || tooMany}>
            <IconPrinter size={16} aria-hidden="true" />
            {tooMany
              ? t('shipment_lists.chosen.too_many', { count: mostPapers })
              : t(printing ? 'shipment_lists.chosen.printing' : 'shipment_lists.chosen.print')}
          </UnstyledButton>
        </Menu.Target>
        <Menu.Dropdown>
          {paperChoices.map((kind) => (
            <Menu.Item key={kind} onClick={() => print(kind)}>
              {t(`shipment_lists.chosen.papers.${kind}`)}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      <UnstyledButton className={css.act} onClick={save}>
        <IconDownload size={16} aria-hidden="true" />
        {t('shipment_lists.chosen.export', { count: rows.length })}
      </UnstyledButton>
      <UnstyledButton className={css.act} data-end onClick={clear}>
        <IconX size={16} aria-hidden="true" />
        {t('shipment_lists.chosen.clear')}
      </UnstyledButton>
    </div>
  );
}
