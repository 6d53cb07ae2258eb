import { screen, waitFor } from '@testing-library/react';
import { endpoints, type Shipment } from '@waybill/contract';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { FakeApi } from '../../../testing/fake-api.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { customer } from '../../../testing/people.ts';
import { shipment } from '../../../testing/shipment.ts';

const { show, document: paper } = endpoints.shipments;
const path = '/track/detail/5d2f8a34-7c11-4b0e-9a66-3f1d2c4b5a10';

function open(
  changes: Partial<Shipment> = {},
  { prepare, language = 'en' }: { prepare?: (api: FakeApi) => void; language?: 'en' | 'es' } = {},
) {
  return openApp(path, {
    user: customer('owner'),
    language,
    prepare: (api) => {
      api.answer(show, { data: shipment(changes) });
      prepare?.(api);
    },
  });
}

const number = () => screen.findByRole('heading', { level: 1, name: 'WB20418618' });

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('its papers', () => {
  const papers = (api: FakeApi) => api.handle(paper, () => new Response(new Uint8Array([37, 80, 68, 70])));

  it('are saved under the number [TRACK-02]', async () => {
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1');
    const clicked: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
      clicked.push(this.download);
    });
    const { api, person } = await open({}, { prepare: papers });
    await number();
    await person.click(screen.getByRole('button', { name: 'Download Shipping labels, 2 units' }));
    await waitFor(() => expect(clicked).toEqual(['WB20418618-unit-labels.pdf']));
    expect(api.requests.map(({ params }) => params)).toContainEqual(expect.objectContaining({ kind: 'unit-labels' }));
  });

  it('open in a new tab', async () => {
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:2');
    const replace = vi.fn<(url: string) => void>();
    vi.spyOn(window, 'open').mockReturnValue({
      location: { replace },
      close: () => undefined,
      opener: window,
    } as unknown as Window);
    const { person } = await open({}, { prepare: papers });
    await number();
    await person.click(screen.getByRole('button', { name: 'View Bill of lading in a new tab' }));
    await waitFor(() => expect(replace).toHaveBeenCalledWith('blob:2'));
  });

  it('say so when the browser refuses', async () => {
    vi.spyOn(window, 'open').mockReturnValue(null);
    const { person } = await open({}, { prepare: papers });
    await number();
    await person.click(screen.getByRole('button', { name: 'View Bill of lading in a new tab' }));
    expect(await screen.findByText('Browser denied file download...')).toBeVisible();
  });

  it('say so when they cannot be fetched, and close the tab again', async () => {
    const close = vi.fn<() => void>();
    vi.spyOn(window, 'open').mockReturnValue({ close } as unknown as Window);
    const { person } = await open({}, { prepare: (api) => api.refuse(paper, 'not_found') });
    await number();
    await person.click(screen.getByRole('button', { name: 'View Bill of lading in a new tab' }));
    expect(await screen.findByText('We couldn’t load the document')).toBeVisible();
    expect(close).toHaveBeenCalledOnce();
  });

  it('print from a frame that nobody sees', async () => {
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('about:blank#bol');
    const { person } = await open({}, { prepare: papers });
    await number();
    await person.click(screen.getByRole('button', { name: 'Print BOL' }));
    await waitFor(() =>
      expect(document.querySelector('iframe[src="about:blank#bol"]')).toHaveAttribute('aria-hidden', 'true'),
    );
  });
});

describe('the public link', () => {
  it('is copied, and the button says so', async () => {
    const { person } = await open();
    await number();
    await person.click(screen.getByRole('button', { name: 'Copy public link' }));
    expect(await screen.findByRole('button', { name: 'Link copied' })).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe('https://waybill.example/tracking/WB20418618');
  });

  it('is shown to be copied by hand where the clipboard is closed', async () => {
    const { person } = await open();
    await number();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('No', 'NotAllowedError'));
    await person.click(screen.getByRole('button', { name: 'Copy public link' }));
    expect(await screen.findByText('https://waybill.example/tracking/WB20418618')).toBeVisible();
  });
});
