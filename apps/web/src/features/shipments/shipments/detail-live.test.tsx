import { screen, waitFor } from '@testing-library/react';
import { endpoints, type Shipment } from '@waybill/contract';
import { describe, expect, it } from 'vitest';
import type { FakeApi } from '../../../testing/fake-api.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { customer } from '../../../testing/people.ts';
import { event, shipment, fullTimeline } from '../../../testing/shipment.ts';

function open(changes: Partial<Shipment> = {}, prepare: (api: FakeApi) => void = () => undefined) {
  return openApp('/track/detail/5d2f8a34-7c11-4b0e-9a66-3f1d2c4b5a10', {
    user: customer('owner'),
    prepare: (api) => {
      api.answer(endpoints.shipments.show, { data: shipment(changes) });
      prepare(api);
    },
  });
}
const number = () => screen.findByRole('heading', { level: 1, name: 'WB20418618' }, { timeout: 8000 });

describe('what happens while it is looked at', () => {
  const { live } = endpoints.shipments;
  const told = (changes: Partial<Shipment>) => `event: shipment\ndata: ${JSON.stringify(shipment(changes))}\n\n`;
  /** A stream that stays open and can be spoken on. */
  function streaming() {
    let speak: (text: string) => void = () => undefined;
    let drop: () => void = () => undefined;
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        speak = (text) => controller.enqueue(new TextEncoder().encode(text));
        drop = () => controller.close();
      },
    });
    const response = new Response(body, { headers: { 'content-type': 'text/event-stream' } });
    return { response, speak: (text: string) => speak(text), drop: () => drop() };
  }
  const follows = (api: FakeApi) => api.requests.filter(({ name }) => name === 'shipments.live').length;

  it('is shown without a reload, and the new status is read out [TRACK-02]', async () => {
    const stream = streaming();
    const { api } = await open({}, (server) => server.handle(live, () => stream.response));
    await number();
    await waitFor(() => expect(follows(api)).toBe(1));
    const shows = api.requests.filter(({ name }) => name === 'shipments.show').length;
    const news = event('2026-10-20T18:00:00.000Z', {
      id: '0f0f4c1e-8f0a-4b6e-9d55-0000000000f1',
      text: 'REFUSED BY CONSIGNEE',
      status: 'delayed',
    });
    stream.speak(told({ status: 'delayed', events: [news, ...fullTimeline] }));
    expect(await screen.findByText('“REFUSED BY CONSIGNEE”')).toBeVisible();
    const readOut = screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(readOut.join(' ')).toContain('Delayed');
    expect(api.requests.filter(({ name }) => name === 'shipments.show')).toHaveLength(shows);
  });

  it('is followed again when the connection drops, and no more once it is delivered [TRACK-02]', async () => {
    const streams = [streaming(), streaming()];
    let at = 0;
    const { api } = await open({}, (server) => server.handle(live, () => (streams[at++] ?? streaming()).response));
    await number();
    await waitFor(() => expect(follows(api)).toBe(1));
    streams[0]?.drop();
    await waitFor(() => expect(follows(api)).toBe(2), { timeout: 3000 });
    streams[1]?.speak(told({ status: 'delivered', delivered_at: '2026-10-22T15:00:00.000Z' }));
    expect((await screen.findAllByText('Delivered'))[0]).toBeVisible();
    await new Promise((resolve) => {
      setTimeout(resolve, 700);
    });
    expect(follows(api)).toBe(2);
  });

  it('is not followed when it is over already', async () => {
    const { api } = await open({ status: 'canceled' });
    await number();
    expect(follows(api)).toBe(0);
  });
});
