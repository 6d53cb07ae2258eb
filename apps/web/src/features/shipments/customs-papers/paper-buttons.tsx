import { Button } from '@mantine/core';
import { customsPaperKinds, endpoints, type CustomsPaperKind } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/call.ts';
import { usePdf } from '../../../lib/files/use-pdf.ts';
import { IconFileDownload } from '../../../ui/icons.ts';

type Props = {
  readonly shipmentId: string;
  /** Whether what is shown is saved. */
  readonly ready: boolean;
  /** Whether somebody certifies the origin. */
  readonly certified: boolean;
};

function PaperButton({
  shipmentId,
  paper,
  disabled,
}: {
  shipmentId: string;
  paper: CustomsPaperKind;
  disabled: boolean;
}) {
  const { t } = useTranslation();
  const { busy, save } = usePdf(t('customs_papers.pdf_failed'));
  return (
    <Button
      loading={busy}
      disabled={disabled}
      leftSection={<IconFileDownload size={16} aria-hidden="true" />}
      onClick={() =>
        save(`${paper}.pdf`, () => call(endpoints.customsPapers.pdf, { params: { id: shipmentId, paper } }))
      }
    >
      {t(`customs_papers.papers.${paper}`)}
    </Button>
  );
}

/** Saves each customs document as PDF. */
export function PaperButtons({ shipmentId, ready, certified }: Props) {
  return customsPaperKinds.map((paper) => (
    <PaperButton
      key={paper}
      shipmentId={shipmentId}
      paper={paper}
      disabled={!ready || (paper === 'usmca-certification' && !certified)}
    />
  ));
}
