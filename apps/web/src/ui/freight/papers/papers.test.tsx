import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openPiece } from '../../../testing/open-piece.tsx';
import { CarrierPapers } from './carrier-papers.tsx';
import { ParcelNumbers } from './parcel-numbers.tsx';

const file = (id: string, media_type: string, parcel: number | null, kind: 'label' | 'delivery_receipt' = 'label') => ({
  id,
  kind,
  media_type,
  parcel,
  url: `/api/shipments/1/files/${id}`,
  zpl_url: kind === 'label' && media_type === 'application/pdf' ? `/api/shipments/1/files/${id}/zpl` : null,
});

describe('papers of a carrier', () => {
  it('are named with their parcel, to view where a browser can show them, and to keep [BOOK-06]', async () => {
    const files = [
      file('a', 'application/pdf', null, 'delivery_receipt'),
      file('b', 'application/pdf', 0),
      file('c', 'application/zpl', 1),
    ];
    await openPiece(<CarrierPapers shipment={{ files, bol_number: 'WB20461001', units: 2 }} />);
    const view = screen.getByRole('link', { name: 'View Label, parcel 1 of 2 in a new tab' });
    expect([view.getAttribute('href'), view.getAttribute('target')]).toEqual(['/api/shipments/1/files/b', '_blank']);
    expect(screen.queryByRole('link', { name: 'View Label, parcel 2 of 2 in a new tab' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Download Label, parcel 2 of 2' })).toHaveAttribute(
      'download',
      'WB20461001-label-2.zpl',
    );
    const printer = screen.getByRole('link', { name: 'Download Label, parcel 1 of 2 for a label printer, in ZPL' });
    expect([printer.getAttribute('href'), printer.getAttribute('download')]).toEqual([
      '/api/shipments/1/files/b/zpl',
      'WB20461001-label-1.zpl',
    ]);
    expect(screen.getByRole('link', { name: 'Download Delivery receipt' })).toHaveAttribute(
      'download',
      'WB20461001-delivery_receipt.pdf',
    );
  });

  it('leave no empty box where the carrier sent none', async () => {
    await openPiece(
      <>
        <CarrierPapers shipment={{ files: [], bol_number: 'WB20461001', units: 2 }} />
        <ParcelNumbers shipment={{ tracking_numbers: [] }} />
      </>,
    );
    expect(screen.queryByRole('heading')).toBeNull();
  });

  it('stand beside the number of each parcel', async () => {
    await openPiece(<ParcelNumbers shipment={{ tracking_numbers: ['1Z0000000000000001', '1Z0000000000000002'] }} />);
    expect(screen.getByRole('heading', { name: '2 tracking numbers' })).toBeVisible();
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Parcel 11Z0000000000000001',
      'Parcel 21Z0000000000000002',
    ]);
  });
});
