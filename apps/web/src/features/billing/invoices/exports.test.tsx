import { screen, waitFor } from '@testing-library/react';
import { endpoints } from '@waybill/contract';
import { describe, expect, it, vi } from 'vitest';
import type { FakeApi } from '../../../testing/fake-api.ts';
import { current, requestsOf, open, pageOf } from './testing/given.ts';

const { list, export: exported, workbook, pdfs } = endpoints.invoices;

describe('the open invoices are exported', () => {
  const answering = (endpoint: typeof exported | typeof workbook | typeof pdfs) => (api: FakeApi) =>
    api.handle(endpoint, () => new Response('x', { headers: { 'content-type': 'application/octet-stream' } }));
  const choose = async (person: Awaited<ReturnType<typeof open>>['person'], name: RegExp) => {
    await screen.findByRole('link', { name: /INV 30447/ });
    await person.click(screen.getByRole('button', { name: 'Export' }));
    await person.click(await screen.findByRole('menuitem', { name }));
  };

  it.each([
    [/^CSV file/, exported, 'invoices.export'],
    [/^Excel workbook/, workbook, 'invoices.workbook'],
    [/^4 PDFs in a ZIP/, pdfs, 'invoices.pdfs'],
  ] as const)('as they are filtered: %s [INV-07]', async (name, endpoint, heard) => {
    const path = '/my-invoices?filter=disputed&search=fli';
    const { api, person } = await open({ path, prepare: answering(endpoint) });
    await choose(person, name);
    await waitFor(() => expect(requestsOf(api, heard)).toHaveLength(1));
    expect(requestsOf(api, heard)[0]?.query).toEqual({ filter: 'disputed', search: 'fli', sort: 'due_on' });
  });

  it('as far as the browser lets them [INV-07]', async () => {
    const { person } = await open({ prepare: answering(workbook) });
    vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
      throw new DOMException('denied');
    });
    await choose(person, /^Excel workbook/);
    expect(await screen.findByText('Browser denied file download...')).toBeVisible();
  });

  it('not as PDFs where there are more than go into one download', async () => {
    const many = pageOf([current]);
    const { person } = await open({
      rows: [current],
      prepare: (api) => api.answer(list, { ...many, meta: { ...many.meta, total: 501 } }),
    });
    await screen.findByRole('link', { name: /INV 30447/ });
    await person.click(screen.getByRole('button', { name: 'Export' }));
    const item = await screen.findByRole('menuitem', { name: /^501 PDFs in a ZIP/ });
    expect(item).toBeDisabled();
    expect(item).toHaveTextContent('Up to 500 at a time. Narrow the filter.');
  });

  it('and say how much has come, with a way to stop', async () => {
    const body = () => new ReadableStream<Uint8Array>({ start: (control) => control.enqueue(new Uint8Array(3000)) });
    const { person } = await open({
      prepare: (api) =>
        api.handle(pdfs, () => new Response(body(), { headers: { 'content-type': 'application/zip' } })),
    });
    await choose(person, /in a ZIP/);
    expect(await screen.findByText('Preparing 4 PDFs, 3 kB')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Stop export' })).toBeEnabled();
  });
});
