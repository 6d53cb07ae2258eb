import { Button } from '@mantine/core';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { openPiece } from '../testing/open-piece.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { EmptyState } from './empty-state.tsx';
import { LinkButton } from './link-button.tsx';
import { LoadFailed } from './load-failed.tsx';
import { Notice } from './notice.tsx';
import { PageHeader } from './page-header.tsx';
import { Panel } from './panel.tsx';
import { TicketPicture } from './ticket-picture.tsx';

describe('a page header', () => {
  it('has the one main heading, a line of state and the actions', async () => {
    await openPiece(
      <PageHeader title="Tracking" note="5 need you" trail="Back" actions={<Button>Export CSV</Button>} />,
    );
    expect(await screen.findByRole('heading', { level: 1, name: 'Tracking' })).toBeVisible();
    expect(screen.getByText('5 need you')).toBeVisible();
    expect(screen.getByText('Back')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Export CSV' })).toBeVisible();
  });
});

describe('a panel', () => {
  it('has a head only when there is something to say in it', async () => {
    await openPiece(
      <>
        <Panel>bare</Panel>
        <Panel title="Charges" note="US dollars" aside={<span>Show</span>} foot="Total">
          lines
        </Panel>
      </>,
    );
    expect(await screen.findByRole('heading', { level: 2, name: 'Charges' })).toBeVisible();
    expect(document.querySelectorAll('section > header')).toHaveLength(1);
    expect(document.querySelectorAll('section > footer')).toHaveLength(1);
  });
});

describe('a notice', () => {
  it('is read out at once only when it is news', async () => {
    await openPiece(
      <>
        <Notice tone="care" title="Class 100 is lower" />
        <Notice tone="stop" title="It failed" live action={<Button>Retry</Button>}>
          Nothing is lost.
        </Notice>
      </>,
    );
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByText('Nothing is lost.')).toBeVisible();
    expect(within(alert).getByRole('button', { name: 'Retry' })).toBeVisible();
    expect(screen.getAllByRole('alert')).toHaveLength(1);
  });
});

describe('an empty state', () => {
  it('says why, and offers the first action as a link', async () => {
    await openPiece(
      <EmptyState
        title="No shipments yet"
        text="They show up when you book."
        actions={<LinkButton to="quote">Get a first quote</LinkButton>}
      />,
    );
    expect(await screen.findByRole('heading', { level: 2, name: 'No shipments yet' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Get a first quote' })).toHaveAttribute('href', '/');
    await waitFor(() => expect(document.querySelector('svg')).toHaveAttribute('aria-hidden', 'true'));
  });

  it('may stand in for a whole page, with its own picture', async () => {
    await openPiece(<EmptyState level="h1" title="Page not found: x" picture={<TicketPicture words="404" />} />);
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Page not found: x');
    expect(screen.getByText('404')).toBeInTheDocument();
  });
});

describe('a load that failed', () => {
  it('says so plainly, with the time of what is shown below, and tries again', async () => {
    const retry = vi.fn<() => void>();
    const { person } = await openPiece(<LoadFailed retry={retry} shownSince={Date.UTC(2026, 9, 20, 18, 11)} />);
    expect(await screen.findByText('We couldn’t load this.')).toBeVisible();
    expect(screen.getByText(/^Showing data from \d{1,2}:11/)).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Retry now' }));
    expect(retry).toHaveBeenCalledOnce();
  });

  it('speaks Spanish', async () => {
    await openPiece(<LoadFailed retry={() => undefined} />, { language: 'es' });
    expect(await screen.findByText('No se pudo cargar.')).toBeVisible();
    expect(screen.queryByText(/^Se muestran los datos/)).toBeNull();
  });
});

describe('a question before something hard to undo', () => {
  it('names what it does, and leaves everything on the first button and on Escape', async () => {
    const confirm = vi.fn<() => void>();
    const cancel = vi.fn<() => void>();
    const { person } = await openPiece(
      <ConfirmDialog
        opened
        title="Cancel this shipment?"
        confirm="Cancel the shipment"
        onConfirm={confirm}
        onCancel={cancel}
      >
        The carrier is told at once.
      </ConfirmDialog>,
    );
    const dialog = await screen.findByRole('dialog', { name: 'Cancel this shipment?' });
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await person.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await person.keyboard('{Escape}');
    expect(cancel).toHaveBeenCalledTimes(2);
    await person.click(within(dialog).getByRole('button', { name: 'Cancel the shipment' }));
    expect(confirm).toHaveBeenCalledOnce();
  });
});
