import { screen, waitFor, within } from '@testing-library/react';
import { endpoints, type DocumentMail, type Shipment } from '@waybill/contract';
import { describe, expect, it, vi } from 'vitest';
import { openQuote, row } from '../testing/open-quote.tsx';
import { shipment } from '../../../../testing/sample-quote.ts';
import { preferencesSample } from '../../../../testing/truckload.ts';

async function openConfirmation(
  language: 'en' | 'es' = 'en',
  changes: Partial<Shipment> = {},
  mails: readonly DocumentMail[] = [],
) {
  const opened = await openQuote({
    path: `/shipment-confirmation/${shipment.id}`,
    language,
    prepare: (api) => {
      api.answer(endpoints.shipments.show, { data: { ...shipment, ...changes } });
      api.answer(endpoints.shipments.documentMails, { data: [...mails] });
      api.answer(endpoints.shipments.document, new Uint8Array([37, 80, 68, 70]));
    },
  });
  await screen.findAllByText('WB20461001');
  return opened;
}

describe('confirmation', () => {
  it('shows charges, documents, references and items, also after a reload [BOOK-04]', async () => {
    await openConfirmation();
    expect(screen.getByRole('img', { name: 'Barcode of WB20461001' })).toBeVisible();
    expect(screen.getAllByText('GS-40318')[0]).toBeVisible();
    const charges = within(screen.getByRole('table', { name: 'How this price is calculated' }));
    for (const line of [
      /Freight charge.*\$600\.00/,
      /Fuel surcharge 33\.25%.*\$199\.50/,
      /Insurance on \$8,500\.00.*\$46\.75/,
      /Total.*\$846\.25/,
    ]) {
      expect(charges.getByRole('row', { name: line })).toBeVisible();
    }
    const items = within(screen.getByRole('region', { name: 'Items' }));
    expect(
      items.getByRole('row', {
        name: /Bathroom vanities, boxed Pallets × 2, 16 pieces 48 × 40 × 48 in 1,240 lb 11\.63 lb\/ft³ 92\.5 4\.0 ft/,
      }),
    ).toBeVisible();
    expect(screen.getByText('4471-B')).toBeVisible();
    expect(screen.getByText(/8:00 AM|1:00 PM to 5:00 PM Eastern Time/)).toBeVisible();
    expect(document.title).toContain('WB20461001');
  });

  it('tells the windows, stops, and needs of a truckload [TL-01]', async () => {
    await openConfirmation('es', { mode: 'truckload', pickup_date: '2026-11-18', truckload: preferencesSample });
    for (const told of [
      /mié, 18 de nov – jue, 19 de nov/,
      /lun, 23 de nov – mar, 24 de nov/,
      /14201, US: Entrega/,
      /34 – 38 °F/,
    ]) {
      expect(screen.getByText(told)).toBeVisible();
    }
  });

  it('opens documents, and says when the browser refuses [BOOK-04]', async () => {
    const opening = vi.spyOn(window, 'open').mockReturnValue(null);
    const { person } = await openConfirmation();
    await person.click(screen.getByRole('button', { name: 'View Bill of lading in a new tab' }));
    expect(opening).toHaveBeenCalledWith('/api/shipments/x/documents/bill-of-lading', '_blank');
    expect(await screen.findByText('Browser denied file download...')).toBeVisible();
    opening.mockRestore();
  });

  it('opens bill of lading and labels as one PDF for the printer [BOOK-05]', async () => {
    const opening = vi.spyOn(window, 'open').mockReturnValue({} as Window);
    const { person } = await openConfirmation();
    await person.click(screen.getByRole('button', { name: 'Print BOL and labels' }));
    expect(opening.mock.calls).toEqual([[`/api/shipments/papers/everything?ids=${shipment.id}`, '_blank']]);
    opening.mockRestore();
  });

  it('prints the labels alone of a parcel, which has no bill of lading [BOOK-05]', async () => {
    const papers = [{ kind: 'parcel-labels', url: '/x', zpl_url: null } as const];
    await openConfirmation('en', { mode: 'parcel', documents: papers });
    expect(screen.getByRole('button', { name: 'Print labels' })).toBeVisible();
  });

  it('tells which documents were mailed to whom [BOOK-04]', async () => {
    await openConfirmation('en', {}, [
      {
        id: '01890a5d-ac96-774b-bcce-b302099a8c01',
        to: 'dock@receiver.example',
        kinds: ['bill-of-lading', 'unit-labels'],
        requested_at: '2026-12-01T15:40:00.000Z',
        sent_at: '2026-12-01T15:41:00.000Z',
      },
    ]);
    const mailed = within(await screen.findByRole('list', { name: 'Sent by email' }));
    expect(mailed.getByText('Sent to dock@receiver.example')).toBeVisible();
    // 15:41 UTC is 10:41 in Manchester.
    expect(mailed.getByRole('listitem')).toHaveTextContent(/Bill of lading and Unit labels · 10:41/);
  });

  it('keeps a document as a file named after the bill of lading', async () => {
    const made = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    URL.createObjectURL = () => 'blob:document';
    URL.revokeObjectURL = () => undefined;
    const { person, api } = await openConfirmation();
    await person.click(screen.getByRole('button', { name: 'Download Unit labels' }));
    await waitFor(() => expect(made).toHaveBeenCalledOnce());
    expect((made.mock.contexts[0] as HTMLAnchorElement).download).toBe('WB20461001-unit-labels.pdf');
    expect(api.requests.at(-1)?.params['kind']).toBe('unit-labels');
    made.mockRestore();
  });

  it('begins another one with the same load, places and people', async () => {
    const { person } = await openConfirmation();
    await person.click(screen.getByRole('button', { name: 'More' }));
    await person.click(await screen.findByRole('menuitem', { name: 'Ship another like this' }));
    expect(await screen.findByLabelText('Description, item 1')).toHaveValue('Bathroom vanities, boxed');
    expect(row(1).getByLabelText('Total weight, item 1')).toHaveValue('1,240');
    expect(screen.getAllByLabelText('ZIP code').map((input) => (input as HTMLInputElement).value)).toEqual([
      '03103',
      '60647',
    ]);
    expect(location.search).toBe('?mode=ltl');
  });

  it('speaks Spanish', async () => {
    await openConfirmation('es');
    expect(screen.getByText('Reservado con Granite State Freight por $846.25')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Qué sigue' })).toBeVisible();
  });
});
