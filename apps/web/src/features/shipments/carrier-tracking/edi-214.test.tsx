import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { endpoints, type Edi214File, type Edi214Row } from '@waybill/contract';
import { describe, expect, it } from 'vitest';
import type { FakeApi } from '../../../testing/fake-api.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { staff } from '../../../testing/people.ts';
import { pageOf } from '../../../testing/shipment.ts';

const id = '5d2f8a34-7c11-4b0e-9a66-00000000c001';
const shipmentId = '5d2f8a34-7c11-4b0e-9a66-00000000c002';
const set = {
  carrier: 'RLCA',
  scac: 'RLCA',
  pro_number: '112233445',
  bol_number: null,
  shipment: { id: shipmentId, bol_number: 'WB1000013' },
  events: 2,
  events_added: 2,
  unknown_codes: [],
};
const file: Edi214File = {
  delivery_id: id,
  file_name: 'status-1118.edi',
  brought_at: '2026-11-18T15:00:00.000Z',
  brought_by: 'ops@waybill.example',
  again: false,
  shipments: 3,
  matched: 2,
  events: 5,
  events_added: 2,
  transactions: [
    { ...set, transaction: '0001', state: 'applied' },
    { ...set, transaction: '0002', state: 'known', events_added: 0, unknown_codes: ['ZZ'] },
    {
      ...set,
      transaction: '0003',
      state: 'not_matched',
      carrier: 'Con-way',
      scac: null,
      bol_number: 'NOT-OURS',
      shipment: null,
      events: 1,
      events_added: 0,
    },
  ],
  problems: [
    { segment: 7, id: 'AT7', code: 'date_invalid', text: 'There is no such date and time: 20261399 1430' },
    { segment: 9, id: 'XX', code: 'never_seen_before', text: 'Words of the reader' },
  ],
};
const row: Edi214Row = { ...file, problems: 2 };
const content = 'ISA*00*~';

async function open(prepare?: (api: FakeApi) => void, path = '/admin/status-files') {
  return openApp(path, {
    user: staff('fpg_ops'),
    prepare: (api) => {
      api.answer(endpoints.edi214.list, pageOf([row]));
      api.answer(endpoints.edi214.upload, { data: file });
      api.answer(endpoints.edi214.show, { data: file });
      prepare?.(api);
    },
  });
}
const given = (text = content) => new File([text], 'status-1118.edi', { type: 'text/plain' });
const chooser = () => document.querySelector<HTMLInputElement>('input[type=file]')!;

describe('status files', () => {
  it('say what will happen before one is brought, and list those before [TRACK-05]', async () => {
    await open();
    expect(await screen.findByRole('heading', { name: 'What happens next' })).toBeVisible();
    expect(
      screen.getByText('Uploading the same file again changes nothing. We only list what has no shipment here.'),
    ).toBeVisible();
    const before = await screen.findByRole('row', { name: /status-1118\.edi/ });
    expect(within(before).getByText('ops@waybill.example')).toBeVisible();
    expect(within(before).getByText('2 / 3')).toBeVisible();
    expect(within(before).getByText('2 / 5')).toBeVisible();
  });

  it('tell what became of each transaction set, with the way to its shipment [TRACK-05]', async () => {
    const { api, person } = await open();
    await screen.findByRole('button', { name: 'Choose file' });
    await person.upload(chooser(), given());
    const sets = await screen.findByRole('table', { name: 'Result of each transaction set' });
    expect(api.sentTo('edi214.upload')).toEqual([{ file_name: 'status-1118.edi', content }]);
    const [, one, two, three] = within(sets).getAllByRole('row');
    expect(within(one!).getByText('Applied')).toBeVisible();
    expect(within(one!).getByRole('link', { name: 'WB1000013' })).toHaveAttribute(
      'href',
      `/admin/shipments/${shipmentId}`,
    );
    expect(within(one!).getByText('2 of 2 new')).toBeVisible();
    expect(within(two!).getByText('Already known')).toBeVisible();
    expect(within(two!).getByText('Unknown codes, kept as text: ZZ')).toBeVisible();
    expect(within(three!).getByText('Not matched')).toBeVisible();
    expect(within(three!).getByText('BOL NOT-OURS')).toBeVisible();
    expect(within(three!).getByText('Unknown carrier')).toBeVisible();
    expect(location.search).toContain(id);
  });

  it('name the segment and the reason of what is wrong [TRACK-05]', async () => {
    const { person } = await open();
    await screen.findByRole('button', { name: 'Choose file' });
    await person.upload(chooser(), given());
    const said = await screen.findByText('2 problems in the file');
    const notice = said.closest('[role=alert]') as HTMLElement;
    expect(within(notice).getByText('Segment 7, AT7')).toBeVisible();
    expect(within(notice).getByText('The date or time isn’t valid.')).toBeVisible();
    expect(within(notice).getByText(/20261399 1430/)).toBeVisible();
    expect(within(notice).getAllByText('Words of the reader').length).toBeGreaterThan(0);
  });

  it('brought again say that nothing changed, and who brought it first [TRACK-05]', async () => {
    const known = file.transactions.map((each) => ({ ...each, state: 'known' as const, events_added: 0 }));
    const { person } = await open((api) =>
      api.answer(endpoints.edi214.upload, { data: { ...file, again: true, events_added: 0, transactions: known } }),
    );
    await screen.findByRole('button', { name: 'Choose file' });
    await person.upload(chooser(), given());
    expect(await screen.findByText('This file was already uploaded')).toBeVisible();
    expect(screen.getByText(/^ops@waybill\.example uploaded it on .*Nothing changed\.$/)).toBeVisible();
  });

  it('are taken when they are dropped, and refused aloud when they are too large', async () => {
    const { api } = await open();
    const zone = (await screen.findByRole('heading', { name: 'Drop a status file here' })).closest('div[class]')!;
    fireEvent.drop(zone, { dataTransfer: { files: [given('x'.repeat(900_001))] } });
    expect(await screen.findByRole('alert')).toHaveTextContent('The file is too large. The limit is 900 kB.');
    fireEvent.drop(zone, { dataTransfer: { files: [given()] } });
    await waitFor(() => expect(api.sentTo('edi214.upload')).toHaveLength(1));
    expect(screen.queryByText('We couldn’t import the file')).toBeNull();
  });

  it('are shown again from the address, and a refusal keeps the page [TRACK-05]', async () => {
    const { person } = await open(
      (api) => api.refuse(endpoints.edi214.upload, 'validation_failed', { errors: { content: ['Required'] } }),
      `/admin/status-files?file=${id}`,
    );
    expect(await screen.findByRole('region', { name: 'status-1118.edi' })).toBeVisible();
    await person.upload(chooser(), given(''));
    expect(await screen.findByText('Required')).toBeVisible();
    expect(screen.getByRole('region', { name: 'status-1118.edi' })).toBeVisible();
  });

  it('are not for staff who look after no shipments [ROLE-05]', async () => {
    await openApp('/admin/status-files', { user: staff('fpg_sales') });
    expect(await screen.findByText('Unauthrized')).toBeVisible();
  });
});
