import { Button, Modal } from '@mantine/core';
import type { Shipment } from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../../../lib/format/use-formats.ts';
import { ConvertedNote } from '../../../../../ui/converted-note.tsx';
import { ChargeLines } from '../../../../../ui/freight/charges/charge-lines.tsx';
import { ChargeSummary } from '../../../../../ui/freight/charges/charge-summary.tsx';
import { Panel } from '../../../../../ui/panel.tsx';

type Lines = Shipment['charges'];

/** Item ids of booked lines are their numbers. */
export function itemNumbers(items: readonly unknown[]): Readonly<Record<string, number>> {
  return Object.fromEntries(items.map((_, index) => [String(index + 1), index + 1]));
}

type DialogProps = {
  readonly words: string;
  readonly title: string;
  readonly lines: Lines;
  readonly items: readonly unknown[];
  /** In the currency that is charged, whatever the reader chose. */
  readonly charged?: boolean;
};

/** A button that opens the whole arithmetic of a price. */
export function ChargesDialog({ words, title, lines, items, charged = false }: DialogProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="subtle" ml={-8} onClick={() => setOpen(true)}>
        {words}
      </Button>
      <Modal
        opened={open}
        onClose={() => setOpen(false)}
        title={title}
        size={720}
        closeButtonProps={{ 'aria-label': t('common.close') }}
      >
        <ChargeLines lines={lines} itemNumbers={itemNumbers(items)} charged={charged} />
        {!charged && <ConvertedNote from={lines[0]?.amount.currency ?? 'USD'} />}
      </Modal>
    </>
  );
}

/** What the shipment costs, in short; every line's figures are a click away. */
export function ChargesPanel({ shipment }: { readonly shipment: Shipment }) {
  const { t } = useTranslation();
  const { money } = useFormats();
  const { charges, total, items, status } = shipment;
  const how = t('tracking.charges.how');
  return (
    <Panel
      title={t('tracking.charges.title')}
      note={status === 'canceled' && t('tracking.charges.canceled')}
      foot={
        <ChargesDialog
          words={how}
          title={t('tracking.charges.how_title', { total: money(total) })}
          lines={charges}
          items={items}
        />
      }
    >
      <ChargeSummary lines={charges} />
      <ConvertedNote from={total.currency} />
    </Panel>
  );
}
