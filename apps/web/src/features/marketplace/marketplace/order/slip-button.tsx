import { Button } from '@mantine/core';
import { endpoints, type MarketplaceOrder } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../lib/api/call.ts';
import { usePdf } from '../../../../lib/files/use-pdf.ts';
import { IconFileDownload } from '../../../../ui/icons.ts';

/** Saves the packing slip of an order as PDF. */
export function SlipButton({ order: { id, external_id: number } }: { readonly order: MarketplaceOrder }) {
  const { t } = useTranslation();
  const { busy, save } = usePdf(t('marketplace.slip.failed'));
  return (
    <Button
      loading={busy}
      leftSection={<IconFileDownload size={16} aria-hidden="true" />}
      onClick={() =>
        save(`packing-slip-${number}.pdf`, () => call(endpoints.marketplace.packingSlip, { params: { id } }))
      }
    >
      {t('marketplace.slip.button')}
    </Button>
  );
}
