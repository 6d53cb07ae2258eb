import { screen, waitFor, within } from '@testing-library/react';
import { endpoints } from '@waybill/contract';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { FakeApi } from '../../../testing/fake-api.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { customer } from '../../../testing/people.ts';
import { importRow, importSummary, lostZero, pageOf } from './import.fixture.ts';

const uploads = endpoints.addressImports;
const checked = importSummary();
const page = `/address-book/upload/${checked.id}`;
const twin = importRow({
  row: 5,
  label: 'Tannery Row',
  problems: [],
  duplicate: { of: 'book', row: null, label: 'Tannery Row' },
});

function answers(api: FakeApi): void {
  api.answer(uploads.list, pageOf([]));
  api.answer(uploads.show, { data: checked });
  api.answer(uploads.rows, ({ query }) => pageOf(query['verdict'] === 'duplicate' ? [twin] : [importRow()]));
  api.answer(uploads.change, { data: importSummary({ good: 3, problems: 0, suggestions: 0 }) });
}

const open = (path: string, prepare?: (api: FakeApi) => void) =>
  openApp(path, {
    user: customer(),
    prepare: (api) => {
      answers(api);
      prepare?.(api);
    },
  });

/** The check of a file; what is looked for by its role is looked for once the page stands, for that is slow. */
async function openCheck(prepare?: (api: FakeApi) => void) {
  const opened = await open(page, prepare);
  await screen.findByText('northeast.csv', {}, { timeout: 5000 });
  return opened;
}

const file = (name: string, text = 'Company\nMaple Kiln') => new File([text], name, { type: 'text/csv' });
const picker = () => document.querySelector<HTMLInputElement>('input[type=file]')!;

/** Files that the browser was asked to save. */
function savedFiles(): { readonly names: string[] } {
  const names: string[] = [];
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }));
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  onTestFinished(() => click.mockRestore());
  return { names };
}

describe('choosing a file', () => {
  it('explains commas and duplicates, offers a template, and opens the check of what is chosen [ADDR-05]', async () => {
    const { api, person, router } = await open('/address-book/upload', (fake) => {
      fake.answer(uploads.upload, { data: checked });
      fake.handle(uploads.template, () => new Response('Company\n', { headers: { 'content-type': 'text/csv' } }));
    });
    expect(await screen.findByText(/No commas inside a field: they break the row/)).toBeVisible();
    expect(screen.getByText('Each address only once: avoid duplicates')).toBeVisible();
    const saved = savedFiles();
    await person.click(screen.getByRole('button', { name: 'Download template' }));
    await waitFor(() => expect(saved.names).toEqual(['addresses-template.csv']));
    await person.upload(picker(), file('northeast.csv'));
    expect(await screen.findByText('northeast.csv')).toBeVisible();
    expect(router.state.location.pathname).toBe(page);
    const sent = api.requests.find(({ name }) => name === 'addressImports.upload');
    expect([sent?.query['name'], sent?.headers.get('content-type')]).toEqual(['northeast.csv', 'text/csv']);
  });

  it('turns a workbook down before it is sent, and says what the server found in another [ADDR-06]', async () => {
    const { api, person } = await open('/address-book/upload', (fake) =>
      fake.refuse(uploads.upload, 'validation_failed', { message: 'The file is empty.' }),
    );
    await screen.findByText('Drop a CSV file here');
    await person.upload(picker(), new File(['PK'], 'book.xlsx', { type: 'text/csv' }));
    expect(await screen.findByText(/Save your spreadsheet as CSV/)).toBeVisible();
    expect(api.sentTo('addressImports.upload')).toHaveLength(0);
    await person.upload(picker(), file('empty.csv'));
    expect(await screen.findByText('The file is empty.')).toBeVisible();
  });

  it('lists the uploads before, so that one that waits can be gone on with [ADDR-06]', async () => {
    const { person } = await open('/address-book/upload', (api) =>
      api.answer(uploads.list, pageOf([checked, importSummary({ id: twinId, file_name: 'old.csv', state: 'undone' })])),
    );
    expect(await screen.findByText('Undone')).toBeVisible();
    await person.click(screen.getByRole('link', { name: 'Open northeast.csv' }));
    expect(await screen.findByText('Rows to fix')).toBeVisible();
  });
});

const twinId = '0198f3a2-5b1c-7d3e-8f00-1a2b3c4d5e98';

describe('checking a file', () => {
  it('names each problem by row, column, reason and remedy, and takes suggestions [ADDR-06]', async () => {
    const { api, person } = await openCheck();
    const table = within(await screen.findByRole('table', { name: 'Rows to fix' }));
    await table.findByText('POSTCODE');
    const [, line] = table.getAllByRole('row');
    const cells = within(line!);
    for (const text of ['3', '5401', /five; spreadsheets drop a leading zero/])
      expect(cells.getByText(text)).toBeVisible();
    expect(screen.getByText('2 + 1 + 1 = 4 rows')).toBeVisible();
    await person.click(cells.getByRole('button', { name: 'Use 05401' }));
    await waitFor(() =>
      expect(api.sentTo('addressImports.change')).toEqual([{ cells: [{ row: 3, column: 4, value: '05401' }] }]),
    );
    expect(await screen.findByRole('button', { name: 'Import 3 rows' })).toBeEnabled();
  });

  it('takes a cell that is typed anew with Enter, and leaves it with Escape [ADDR-06]', async () => {
    const { api, person } = await openCheck((fake) =>
      fake.answer(uploads.rows, pageOf([importRow({ problems: [{ ...lostZero, suggestion: null }] })])),
    );
    const type = 'Type value: POSTCODE of row 3';
    await person.click(await screen.findByLabelText(type));
    await person.keyboard('05402{Escape}');
    await person.click(await screen.findByLabelText(type));
    await person.keyboard('05401{Enter}');
    await waitFor(() =>
      expect(api.sentTo('addressImports.change')).toEqual([{ cells: [{ row: 3, column: 4, value: '05401' }] }]),
    );
  });

  it('asks about a ZIP that contradicts its place, and suggests nothing to take for all rows [ADDR-06]', async () => {
    const conflict = {
      ...lostZero,
      column: 3,
      field: 'state',
      value: 'CA',
      code: 'zip_in_other_state' as const,
      params: { code: '02114', there: 'Boston, MA', here: 'Los Angeles, CA', city: 'Boston', state: 'MA' },
      suggestion: null,
    };
    const { api, person } = await openCheck((fake) => {
      fake.answer(uploads.rows, pageOf([importRow({ problems: [conflict] })]));
      fake.answer(uploads.change, { data: checked });
    });
    await screen.findByText('ZIP or postal code 02114 is in Boston, MA, not in Los Angeles, CA');
    await person.click(screen.getByText('Keep Los Angeles, CA'));
    const sent = () => api.sentTo('addressImports.change');
    await waitFor(() => expect(sent()).toEqual([{ cells: [{ row: 3, column: 3, value: 'CA' }] }]));
    await waitFor(() => expect(screen.getByText('Use Boston, MA').closest('button')).toBeEnabled());
    await person.click(screen.getByText('Use Boston, MA'));
    await waitFor(() =>
      expect(sent().at(-1)).toEqual({
        cells: [
          { row: 3, column: 2, value: 'Boston' },
          { row: 3, column: 3, value: 'MA' },
        ],
      }),
    );
  });

  it('moves a field to the column that is chosen for it, and asks for those that are missing [ADDR-05]', async () => {
    const { api, person } = await openCheck((fake) =>
      fake.answer(uploads.change, {
        data: importSummary({ missing: ['street_1'], good: 0, problems: 0, duplicates: 0 }),
      }),
    );
    await person.click(await screen.findByRole('combobox', { name: 'Field for column ROUTE CD' }));
    await person.click(await screen.findByRole('option', { name: 'Street' }));
    const fields = ['company', null, 'city', 'state', 'postal_code', 'street_1'];
    await waitFor(() => expect(api.sentTo('addressImports.change')).toEqual([{ fields }]));
    expect(await screen.findByText(/No column matches: Street\./)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Import/ })).toBeNull();
  });

  it('shows duplicates, left out unless one says otherwise [ADDR-05]', async () => {
    const { api, person } = await openCheck();
    const choice = within(await screen.findByRole('radiogroup', { name: 'Action for row 5' }));
    expect(screen.getByText('Already in your address book')).toBeVisible();
    expect(choice.getByRole('radio', { name: 'Skip' })).toBeChecked();
    await person.click(choice.getByRole('radio', { name: 'Update' }));
    await waitFor(() =>
      expect(api.sentTo('addressImports.change')).toEqual([{ choices: [{ row: 5, choice: 'update' }] }]),
    );
  });

  it('says so when there is no such upload', async () => {
    await open(page, (api) => api.refuse(uploads.show, 'not_found'));
    expect(await screen.findByText('Upload not found.')).toBeVisible();
  });
});

describe('importing', () => {
  const nothing = { unchanged: 0, removed: 0, restored: 0, kept: 0 };
  const result = { ...nothing, added: 2, updated: 0, skipped: 1, rejected: 1 };
  const until = new Date(Date.now() + 86_400_000).toISOString();
  const imported = importSummary({ state: 'imported', result, undo_until: until });

  it('lets all rows in only once none needs a fix, or the good ones now, and can undo it all [ADDR-06]', async () => {
    const { api, person } = await openCheck((fake) => {
      fake.answer(uploads.commit, { data: imported });
      fake.answer(uploads.undo, {
        data: importSummary({ state: 'undone', result: { ...result, removed: 1, kept: 1 } }),
      });
      fake.handle(
        uploads.rejected,
        () => new Response('Company,Reason\n', { headers: { 'content-type': 'text/csv' } }),
      );
    });
    await person.click(await screen.findByRole('radio', { name: /All or nothing/ }));
    expect(screen.getByRole('button', { name: /^Import/ })).toBeDisabled();
    await person.click(screen.getByRole('radio', { name: /Good rows now/ }));
    await person.click(screen.getByRole('button', { name: 'Import 2 good rows' }));
    expect(await screen.findByText('1 row with a problem not imported')).toBeVisible();
    expect(api.sentTo('addressImports.commit')).toEqual([{ mode: 'good' }]);
    const saved = savedFiles();
    await person.click(screen.getByRole('button', { name: 'Download 1 row' }));
    await waitFor(() => expect(saved.names).toEqual(['northeast-rejected.csv']));
    await person.click(screen.getByRole('button', { name: 'Undo upload' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Undo this upload?' }));
    await person.click(dialog.getByRole('button', { name: 'Undo upload' }));
    expect(await screen.findByText('1 record changed later was kept.')).toBeVisible();
    expect(screen.getByText('1 imported record removed.')).toBeVisible();
    expect(screen.queryByText(/All changes from this upload/)).toBeNull();
  });

  it('says that rows to be updated are up to date already, not that they were left out [ADDR-07]', async () => {
    const same = { ...result, added: 0, unchanged: 50, skipped: 0, rejected: 0 };
    await open(page, (fake) => {
      fake.answer(uploads.show, { data: importSummary({ state: 'imported', result: same, undo_until: null }) });
    });
    expect(await screen.findByText('50 already up to date')).toBeVisible();
    expect(screen.queryByText(/addresses imported|skipped/)).toBeNull();
    // Nothing was changed, so there is nothing to undo.
    expect(screen.queryByText(/undo/i)).toBeNull();
  });

  it('counts the rows that go in, also after a reload, and can be called off [ADDR-06]', async () => {
    const { person } = await openCheck((fake) => {
      fake.answer(uploads.show, { data: importSummary({ running: { done: 4000, total: 10_000 } }) });
      fake.answer(uploads.cancel, { data: importSummary({ state: 'canceled' }) });
    });
    expect(await screen.findByText('4,000 of 10,000 rows')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Cancel import' }));
    expect(await screen.findByText('This upload was discarded. Nothing was imported.')).toBeVisible();
  });

  it('says that nothing went in when the server says no, and keeps the check [ADDR-06]', async () => {
    const { person } = await openCheck((fake) =>
      fake.refuse(uploads.commit, 'conflict', { message: 'Somebody was quicker.' }),
    );
    await person.click(await screen.findByRole('button', { name: 'Import 2 good rows' }));
    expect(await screen.findByText('Could not import the rows')).toBeVisible();
    expect(screen.getByText('Somebody was quicker.')).toBeVisible();
    expect(screen.getByText('Rows to fix')).toBeVisible();
  });
});

describe('exporting', () => {
  const list = endpoints.addressBook.list;

  it('saves what the search finds [ADDR-07]', async () => {
    const saved = savedFiles();
    const { api, person } = await open('/address-book?search=maine', (fake) => {
      fake.answer(list, pageOf([]));
      fake.handle(uploads.export, () => new Response('Company\n', { headers: { 'content-type': 'text/csv' } }));
    });
    await person.click(await screen.findByRole('button', { name: 'Export CSV' }));
    expect(await screen.findByText('File exported')).toBeVisible();
    expect(api.requests.find(({ name }) => name === 'addressImports.export')?.query).toEqual({ search: 'maine' });
    expect(saved.names[0]).toMatch(/^addresses-\d{4}-\d\d-\d\d\.csv$/);
  });

  it('says so in the words of the specification when the browser refuses [ADDR-07]', async () => {
    savedFiles();
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {
      throw new Error('blocked');
    });
    const { person } = await open('/address-book', (fake) => {
      fake.answer(list, pageOf([]));
      fake.handle(uploads.export, () => new Response('Company\n', { headers: { 'content-type': 'text/csv' } }));
    });
    await person.click(await screen.findByRole('button', { name: 'Export CSV' }));
    expect(await screen.findByText('Browser denied file download...')).toBeVisible();
  });

  it('says that nothing was saved when it breaks off [ADDR-07]', async () => {
    const { person } = await open('/address-book', (fake) => {
      fake.answer(list, pageOf([]));
      fake.refuse(uploads.export, 'server_error');
    });
    await person.click(await screen.findByRole('button', { name: 'Export CSV' }));
    expect(await screen.findByText('Could not export the file')).toBeVisible();
  });
});
