import { endpoints } from '@waybill/contract';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { z } from 'zod';
import { fakeApi } from '../../testing/fake-api.ts';
import { startLanguage } from '../language/i18n.ts';
import { followEvents } from './event-stream.ts';

beforeAll(() => startLanguage('en'));

const shapes = { count: z.object({ at: z.int() }), end: z.object({}) };
const id = '0f0f4c1e-8f0a-4b6e-9d55-000000000001';

/** A stream that sends its parts, cut wherever they are cut, and then ends, or stays open. */
function streamOf(parts: readonly string[], open = false): Response {
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      for (const part of parts) controller.enqueue(new TextEncoder().encode(part));
      if (!open) controller.close();
    },
  });
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
}

function follow(signal = new AbortController().signal) {
  const heard: unknown[] = [];
  const over = followEvents({
    endpoint: endpoints.quotes.stream,
    input: { params: { id } },
    shapes,
    signal,
    onEvent: (event) => {
      heard.push(event.name === 'count' ? event.data.at : event.name);
      return event.name === 'end';
    },
  });
  return { heard, over };
}
const count = (at: unknown) => `event: count\ndata: ${JSON.stringify({ at })}\n\n`;

describe('followEvents', () => {
  it('hears events however the network cuts them, and stops when nothing more is awaited', async () => {
    const api = fakeApi();
    const whole = `${count(1)}: still here\n\n${count(2)}event: end\ndata: {}\n\n${count(3)}`;
    api.handle(endpoints.quotes.stream, () => streamOf(whole.split(/(?<=.{7})/s), true));
    const { heard, over } = follow();
    await over;
    expect(heard).toEqual([1, 2, 'end']);
    const { headers, credentials, params } = api.requests[0]!;
    expect([headers.get('accept'), headers.get('x-requested-with'), credentials, params['id']]).toEqual([
      'text/event-stream',
      'XMLHttpRequest',
      'include',
      id,
    ]);
  });

  it('passes over what it does not know and what cannot be read', async () => {
    const api = fakeApi();
    const text = `event: gossip\ndata: {}\n\nevent: count\ndata: {broken\n\n${count('two')}${count(3)}event: end\ndata: {}\n\n`;
    api.handle(endpoints.quotes.stream, () => streamOf([text]));
    const { heard, over } = follow();
    await over;
    expect(heard).toEqual([3, 'end']);
  });

  it('connects again when the stream drops or the server is gone for a moment [QUOTE-30]', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const api = fakeApi();
    let calls = 0;
    api.handle(endpoints.quotes.stream, () => {
      calls += 1;
      if (calls === 2) throw new TypeError('gone');
      return calls < 3 ? streamOf([count(calls)]) : streamOf([count(calls), 'event: end\ndata: {}\n\n']);
    });
    const { heard, over } = follow();
    await vi.advanceTimersByTimeAsync(5000);
    await over;
    expect(heard).toEqual([1, 3, 'end']);
  });

  it('takes a stream that falls silent for one that dropped', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const api = fakeApi();
    api.handle(endpoints.quotes.stream, () =>
      api.requests.length === 1 ? streamOf([count(1)], true) : streamOf(['event: end\ndata: {}\n\n']),
    );
    const { heard, over } = follow();
    await vi.advanceTimersByTimeAsync(39_000);
    expect(api.requests).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(2000);
    await over;
    expect(heard).toEqual([1, 'end']);
  });

  it('gives up on a refusal that would not change', async () => {
    const api = fakeApi();
    api.refuse(endpoints.quotes.stream, 'not_found');
    await expect(follow().over).rejects.toMatchObject({ status: 404, code: 'not_found' });
    expect(api.requests).toHaveLength(1);
  });

  it('stops without a word when it is not wanted any more', async () => {
    const api = fakeApi();
    api.handle(endpoints.quotes.stream, () => streamOf([count(1)]));
    const stop = new AbortController();
    const { over } = follow(stop.signal);
    setTimeout(() => stop.abort(), 20);
    await over;
    expect(api.requests).toHaveLength(1);
  });
});
