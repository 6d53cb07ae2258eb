import { PDFDocument } from '@cantoo/pdf-lib';
import { logoLimits } from '@waybill/contract';
import { describe, expect, it } from 'vitest';
import {
  hostileCsv,
  hostileEdi,
  hostilePdfs,
  hostilePictures,
  hostileWorkbooks,
  png,
} from '../../testing/hostile-files.ts';
import { Refusal } from '../refusal.ts';
import { readPush } from './index.ts';
import { readInWorker } from './pool.ts';
import { readCsv } from './read-csv.ts';
import type { TaskName, Tasks } from './types.ts';

const seeds = Array.from({ length: 10 }, (_, at) => at + 1);

async function refusalOf<N extends TaskName>(name: N, input: Tasks[N]['input'], bytes: Uint8Array): Promise<unknown> {
  try {
    await readInWorker('account', name, input, [bytes]);
    return 'taken';
  } catch (error) {
    return error instanceof Refusal ? error.problems[0]?.code : String(error);
  }
}

describe('hostile files of every kind', () => {
  it.each(hostileCsv)('CSV with %s is refused: %s', async (_, code, make) => {
    for (const seed of seeds) {
      const bytes = make(seed);
      expect(await refusalOf('table', { workbook: false, rows: 100_000 }, bytes)).toBe(code);
    }
  });

  it('a CSV file is refused before any of its rows is returned, since the server would hold them all', () => {
    const good = `a,b\n${'1,2\n'.repeat(1000)}`;
    expect([...readCsv(Buffer.from(good)).rows]).toHaveLength(1000);
    expect(() => readCsv(Buffer.from(`${good}${'x'.repeat(9000)}\n`))).toThrow(Refusal);
    expect(() => readCsv(Buffer.from(good), 999)).toThrow(Refusal);
  });

  it.each(hostileWorkbooks)('a workbook with %s is refused: %s', async (_, code, make) => {
    for (const seed of seeds) {
      const bytes = make(seed);
      expect(await refusalOf('table', { workbook: true, rows: 100_000 }, bytes)).toBe(code);
    }
  });

  it.each(hostilePictures)('a picture with %s is refused: %s', async (_, code, make) => {
    for (const seed of seeds) expect(await refusalOf('picture', logoLimits, make(seed))).toBe(code);
  });

  it.each(hostilePdfs)('a carrier’s PDF with %s is refused: %s', async (_, code, make) => {
    const input = { papers: [{ mediaType: 'application/pdf', of: 'WB1' }], title: 'Labels' };
    for (const seed of seeds.slice(0, 3)) expect(await refusalOf('merge', input, make(seed))).toBe(code);
  });

  it.each(['edi210', 'edi214'] as const)(
    'a file of %s is read as far as it goes, and never told without end',
    async (name) => {
      for (const seed of seeds) {
        const text = hostileEdi[seed % hostileEdi.length]?.(seed) ?? '';
        const read = await readInWorker('staff', name, {}, [Buffer.from(text)]);
        expect(read.rows).toEqual([]);
        expect(read.head.problems.length).toBeGreaterThan(0);
        expect(read.head.problems.length).toBeLessThanOrEqual(500);
      }
    },
  );

  it('a PDF that is none is refused, and the next one is still looked at', async () => {
    for (const seed of seeds) {
      const bytes = Buffer.from(`%PDF-1.7\n${'<<'.repeat(seed * 20_000)}\n%%EOF`);
      expect(await refusalOf('pdfZpl', {}, bytes)).toMatch(/PDF|format|file_too_demanding/i);
    }
  });
});

describe('a push about shipments', () => {
  it('that is none is none, however long or deep it is', async () => {
    const shipment = { number: 'WB1', events: [{}] };
    const bad = [
      '['.repeat(500_000),
      `[${'{},'.repeat(300_000)}{}]`,
      JSON.stringify(Array.from({ length: 20_000 }, () => shipment)),
    ];
    for (const text of bad) {
      expect(await readPush('push:signed', null, text)).toBeNull();
      expect(await readPush('push:ups', 'ups', text)).toBeNull();
    }
  });

  it('is read the same in a worker as in the server', async () => {
    const event = { local: '2026-11-16T12:00', text: 'x'.repeat(400), scheme: 'edi214', code: 'AF' };
    const of = (count: number) =>
      JSON.stringify([{ number: 'WB1', events: Array.from({ length: count }, () => event) }]);
    const [short, long] = [await readPush('push:signed', null, of(1)), await readPush('push:signed', null, of(100))];
    expect(long?.[0]?.events.slice(0, 1)).toEqual(short?.[0]?.events);
    expect(long?.[0]?.events).toHaveLength(100);
  });
});

describe('papers that are merged', () => {
  const merge = (mediaType: string, papers: readonly Uint8Array[]) =>
    readInWorker(
      'account',
      'merge',
      { papers: papers.map(() => ({ mediaType, of: 'WB1' })), title: 'Papers' },
      papers,
    ).catch((error: unknown) => (error instanceof Refusal ? error.problems[0]?.code : String(error)));

  it('are refused beyond the limit of pages, bytes, or pixels', async () => {
    const pages = await PDFDocument.create();
    for (let at = 0; at < 501; at += 1) pages.addPage([10, 10]);
    const book = await pages.save();
    expect(await merge('application/pdf', [book, book])).toBe('papers_too_many_pages');
    expect(await merge('application/pdf', [Buffer.alloc(41_000_000)])).toBe('papers_too_large');
    expect(await merge('image/png', [png(20_000, 20_000, Buffer.alloc(10))])).toBe('papers_too_large');
    expect(await merge('application/pdf', [book])).toHaveProperty('head');
  });
});

describe('the queue of each account', () => {
  it('lets the file of another account pass, and turns away more than may wait', async () => {
    const order: string[] = [];
    const read = (account: string, bytes = 1) =>
      readInWorker(account, 'text', {}, [Buffer.alloc(bytes, 'a')]).then(() => order.push(account));
    const [first, second, big, other] = [read('one'), read('one', 40_000_000), read('one', 40_000_000), read('other')];
    await expect(big).rejects.toMatchObject({ code: 'too_many_attempts' });
    await Promise.all([first, second, other]);
    expect(order.filter((account) => account === 'one')).toHaveLength(2);
    expect(order).toContain('other');
  });
});
