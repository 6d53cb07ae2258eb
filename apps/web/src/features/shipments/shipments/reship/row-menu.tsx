import { ActionIcon, Menu } from '@mantine/core';
import type { ShipmentRow } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { IconArrowBackUp, IconDots, IconEye, IconRepeat } from '../../../../ui/icons.ts';
import { startRates } from '../../../../lib/routes/reship.ts';
import { RouteLink } from '../../../../ui/route-link.tsx';
import css from './row-menu.module.css';
import type { Reshipping } from './reship-dialog.tsx';

type Props = {
  readonly row: ShipmentRow;
  readonly onReship: (wanted: Reshipping) => void;
  /** Whether shipping again has a button of its own. */
  readonly button: boolean;
};

/** What can be done with a shipment of the list: ship the same again, or bring it back. */
export function RowMenu({ row, onReship, button }: Props) {
  const { t } = useTranslation();
  const wanted = { id: row.id, number: row.bol_number };
  return (
    <span className={css.over}>
      {button && (
        <ActionIcon
          size={28}
          title={t('tracking.reship.again')}
          aria-label={t('tracking.reship.title', { number: row.bol_number })}
          onClick={() => void startRates(row.id)}
        >
          <IconRepeat size={16} aria-hidden="true" />
        </ActionIcon>
      )}
      <Menu position="bottom-end" width={220}>
        <Menu.Target>
          <ActionIcon size={28} aria-label={t('tracking.reship.more', { number: row.bol_number })}>
            <IconDots size={16} aria-hidden="true" />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            leftSection={<IconRepeat size={16} aria-hidden="true" />}
            onClick={() => onReship({ ...wanted, back: false })}
          >
            {t('tracking.reship.again')}
          </Menu.Item>
          <Menu.Item
            leftSection={<IconArrowBackUp size={16} aria-hidden="true" />}
            onClick={() => onReship({ ...wanted, back: true })}
          >
            {t('tracking.reship.back')}
          </Menu.Item>
          <Menu.Item
            leftSection={<IconEye size={16} aria-hidden="true" />}
            renderRoot={(root) => <RouteLink {...root} to="tracking.detail" params={{ loadId: row.id }} />}
          >
            {t('tracking.reship.open')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </span>
  );
}
