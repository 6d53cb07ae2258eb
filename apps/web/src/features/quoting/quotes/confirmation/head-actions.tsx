import { Button, Menu } from '@mantine/core';
import { endpoints, type Shipment } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { FileDenied, notifyDenied } from '../../../../lib/files/denied.ts';
import { pageExists } from '../../../../lib/routes/navigator.ts';
import { IconArrowBackUp, IconChevronDown, IconPrinter, IconRepeat, IconRoute } from '../../../../ui/icons.ts';
import { LinkButton } from '../../../../ui/link-button.tsx';
import css from './confirmation-step.module.css';
import { viewDocument } from './pdf.ts';
import { useShipAnother } from './use-ship-another.ts';

/** Everything that the dock needs, as one PDF: bill of lading and labels. Null where a shipment has neither. */
function printedAt({ id, documents }: Shipment): { url: string; bill: boolean } | null {
  const bill = documents.some(({ kind }) => kind === 'bill-of-lading');
  const labels = documents.some(({ kind }) => kind === 'unit-labels' || kind === 'parcel-labels');
  const url = `${endpoints.shipments.papers.path.replace(':kind', 'everything')}?ids=${id}`;
  return bill || labels ? { url, bill } : null;
}

/** Actions after a booking: print first, then track; the rest is in a menu. */
export function HeadActions({ shipment }: { readonly shipment: Shipment }) {
  const { t } = useTranslation();
  const another = useShipAnother(shipment);
  const printed = printedAt(shipment);
  function print(url: string): void {
    try {
      viewDocument(url);
    } catch (problem) {
      if (!(problem instanceof FileDenied)) throw problem;
      notifyDenied();
    }
  }
  return (
    <div className={css.actions}>
      {printed !== null && (
        <Button
          variant="filled"
          leftSection={<IconPrinter size={18} aria-hidden="true" />}
          onClick={() => print(printed.url)}
        >
          {t(printed.bill ? 'quotes.done_step.print' : 'quotes.done_step.print_labels')}
        </Button>
      )}
      {pageExists('tracking.detail') && (
        <LinkButton
          to="tracking.detail"
          params={{ loadId: shipment.id }}
          leftSection={<IconRoute size={18} aria-hidden="true" />}
        >
          {t('quotes.done_step.track')}
        </LinkButton>
      )}
      <Menu position="bottom-end" width={240}>
        <Menu.Target>
          <Button loading={another.working} rightSection={<IconChevronDown size={16} aria-hidden="true" />}>
            {t('quotes.done_step.more_acts')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconRepeat size={16} aria-hidden="true" />} onClick={() => another.start(false)}>
            {t('quotes.done_step.another')}
          </Menu.Item>
          <Menu.Item leftSection={<IconArrowBackUp size={16} aria-hidden="true" />} onClick={() => another.start(true)}>
            {t('quotes.done_step.return_trip')}
          </Menu.Item>
          <Menu.Item leftSection={<IconPrinter size={16} aria-hidden="true" />} onClick={() => window.print()}>
            {t('quotes.documents.print_page')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </div>
  );
}
