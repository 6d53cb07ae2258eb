import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const page = (news: string) =>
  `<main id="main"><h1>${news}</h1><details><summary>More</summary></details></main><p id="news" role="status"></p>`;
const answer = (news: string) => ({ ok: true, text: async () => `<title>${news} · Waybill</title>${page(news)}` });

describe('the script of a shipment under way', () => {
  const fetched = vi.fn<() => Promise<ReturnType<typeof answer>>>(async () => answer('Delivered'));

  beforeEach(async () => {
    vi.useFakeTimers();
    vi.stubGlobal('fetch', fetched.mockClear());
    document.body.innerHTML = page('Arrives');
    vi.resetModules();
    await import('./refresh.ts');
  });

  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('brings news every two minutes and says it aloud [TRACK-03]', async () => {
    await vi.advanceTimersByTimeAsync(119_000);
    expect(fetched).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(document.querySelector('h1')?.textContent).toBe('Delivered');
    expect(document.title).toBe('Delivered · Waybill');
    expect(document.getElementById('news')?.textContent).toBe('Delivered');
  });

  it('leaves the page alone while somebody is in it [TRACK-03]', async () => {
    const summary = document.querySelector('summary');
    summary?.setAttribute('tabindex', '0');
    summary?.focus();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(document.querySelector('h1')?.textContent).toBe('Arrives');
  });

  it('keeps the page when the answer is a refusal [TRACK-03]', async () => {
    fetched.mockResolvedValueOnce({ ...answer('Wait'), ok: false });
    await vi.advanceTimersByTimeAsync(120_000);
    expect(document.querySelector('h1')?.textContent).toBe('Arrives');
  });
});
