import { Button, Checkbox, Popover } from '@mantine/core';
import { shipmentColumns } from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconColumns3 } from '../../../../../ui/icons.ts';
import { usualColumns, type ShownColumns } from './shown-columns.ts';
import css from './views.module.css';

/** Chooses which columns stand in the list. */
export function ColumnsButton({ shown }: { readonly shown: ShownColumns }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const { columns, show } = shown;
  const usual = columns.join() === usualColumns.join();
  return (
    <Popover opened={open} onChange={setOpen} position="bottom-end" width={300} trapFocus withRoles>
      <Popover.Target>
        <Button
          className={css.wide ?? ''}
          onClick={() => setOpen(!open)}
          leftSection={<IconColumns3 size={16} aria-hidden="true" />}
        >
          {t('shipment_lists.columns.button')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown className={css.drop ?? ''} aria-label={t('shipment_lists.columns.button')}>
        <div className={css.columns}>
          {shipmentColumns
            .filter((column) => column !== 'bol')
            .map((column) => (
              <Checkbox
                key={column}
                label={t(`tracking.column.${column}`)}
                checked={columns.includes(column)}
                onChange={({ currentTarget: { checked } }) =>
                  show(checked ? [...columns, column] : columns.filter((one) => one !== column))
                }
              />
            ))}
        </div>
        <Button variant="subtle" disabled={usual} onClick={() => show(usualColumns)}>
          {t('shipment_lists.columns.usual')}
        </Button>
      </Popover.Dropdown>
    </Popover>
  );
}
