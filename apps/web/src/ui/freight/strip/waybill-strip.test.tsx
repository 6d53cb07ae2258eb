import { screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { describe, expect, it } from 'vitest';
import { i18n } from '../../../lib/language/i18n.ts';
import { openPiece } from '../../../testing/open-piece.tsx';
import { StatusChip } from '../status/status-chip.tsx';
import type { WaybillStripProps } from './strip-view.ts';
import { WaybillStrip } from './waybill-strip.tsx';

const strip: WaybillStripProps = {
  size: 'full',
  numberLabel: 'Bill of lading',
  number: 'WB 2041 8618',
  origin: { city: 'Nashua', state: 'NH', detail: '03063' },
  destination: { city: 'Denver', state: 'CO', detail: '80216' },
  distance: 'about 2,018 mi',
  facts: [{ label: 'PRO', value: '417-226902', mono: true }],
  status: <StatusChip status="in_transit" />,
};

describe('WaybillStrip', () => {
  it('shows number, way, facts and status on one named sheet', async () => {
    await openPiece(<WaybillStrip {...strip} />);
    const sheet = within(screen.getByRole('region', { name: 'Bill of lading WB 2041 8618' }));
    expect(sheet.getByText('Nashua, NH')).toBeInTheDocument();
    expect(sheet.getByText('Denver, CO')).toBeInTheDocument();
    expect(sheet.getByText('417-226902')).toBeInTheDocument();
    expect(sheet.getByText('In-Transit')).toBeInTheDocument();
  });

  it('carries a barcode when it is full and none when it is compact', async () => {
    await openPiece(
      <>
        <WaybillStrip {...strip} />
        <WaybillStrip {...strip} size="compact" number="Q-264715" />
      </>,
    );
    expect(screen.getByRole('img', { name: 'Barcode of WB 2041 8618' })).toBeInTheDocument();
    expect(screen.queryByRole('img', { name: 'Barcode of Q-264715' })).not.toBeInTheDocument();
  });

  it('says how far the freight is, and never more than the whole way', async () => {
    await openPiece(
      <>
        <WaybillStrip {...strip} progress={{ share: 0.7 }} />
        <WaybillStrip {...strip} progress={{ share: 1.4 }} />
      </>,
    );
    expect(screen.getByRole('img', { name: '70% of the route covered' })).toBeInTheDocument();
    expect(screen.getByRole('img', { name: '100% of the route covered' })).toBeInTheDocument();
  });

  it('leaves the status column out when there is nothing to say', async () => {
    const { status: _none, ...quiet } = strip;
    await openPiece(<WaybillStrip {...quiet} />);
    expect(screen.queryByText('In-Transit')).not.toBeInTheDocument();
  });

  it('is drawn on the server with nothing around it but phrases [TRACK-03]', async () => {
    await openPiece(<span />);
    const html = renderToStaticMarkup(
      <I18nextProvider i18n={i18n}>
        <WaybillStrip {...strip} progress={{ share: 0.5 }} />
      </I18nextProvider>,
    );
    expect(html).toContain('Nashua, NH');
    expect(html).toContain('<path');
  });
});
