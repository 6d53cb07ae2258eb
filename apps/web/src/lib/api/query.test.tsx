import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { endpoints } from '@waybill/contract';
import { describe, expect, it } from 'vitest';
import { fakeApi } from '../../testing/fake-api.ts';
import { openApp } from '../../testing/open-app.tsx';
import { openPiece } from '../../testing/open-piece.tsx';
import { customer } from '../../testing/people.ts';
import { session } from '../session/store.ts';
import { ApiProblem } from './problem.ts';
import { makeQueryClient } from './query-client.ts';
import { apiQuery, queryKey, useApiMutation } from './query.ts';

describe('the key of a read', () => {
  it('comes from the endpoint, its params and its query', () => {
    expect(queryKey(endpoints.shipments.list, { query: { page: 2 } })).toEqual(['/api/shipments', {}, { page: 2 }]);
    expect(queryKey(endpoints.shipments.list)).toEqual(['/api/shipments']);
    expect(apiQuery(endpoints.session.user).queryKey).toEqual(['/api/user', {}, {}]);
  });
});

function Piece() {
  const user = useQuery(apiQuery(endpoints.session.user));
  const rename = useApiMutation(endpoints.session.updateProfile, { refreshes: [endpoints.session.user] });
  return (
    <>
      <p>{user.data?.data.name ?? 'nobody yet'}</p>
      <Button onClick={() => rename.mutate({ body: { name: 'Dan', email: 'dan@x.co' } })}>Rename</Button>
    </>
  );
}

describe('a write', () => {
  it('has the reads it changes asked for again', async () => {
    const api = fakeApi();
    let name = 'Dana Whitfield';
    api.answer(endpoints.session.user, () => ({ data: customer('owner', { name }) }));
    api.answer(endpoints.session.updateProfile, () => {
      name = 'Dan Whitfield';
      return '' as const;
    });
    const { person } = await openPiece(<Piece />);
    expect(await screen.findByText('Dana Whitfield')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Rename' }));
    await waitFor(() => expect(screen.getByText('Dan Whitfield')).toBeVisible());
  });
});

describe('a read that fails', () => {
  const retry = makeQueryClient().getDefaultOptions().queries?.retry as (failures: number, cause: unknown) => boolean;
  const problem = (status: number) => new ApiProblem({ status, code: 'server_error', message: '' });

  it('is tried twice more when the server or the way to it failed, never when it refused', () => {
    expect([0, 1, 2].map((failures) => retry(failures, problem(503)))).toEqual([true, true, false]);
    expect(retry(0, problem(0))).toBe(true);
    expect([401, 403, 404, 422].map((status) => retry(0, problem(status)))).toEqual([false, false, false, false]);
    expect(retry(0, new TypeError('a fault of ours'))).toBe(false);
  });

  it('has the rights of the person asked for once, however many reads of a page are refused [ROLE-07]', async () => {
    const { api } = await openApp('/about', { user: customer() });
    api.refuse(endpoints.shipments.list, 'forbidden');
    api.refuse(endpoints.invoices.list, 'forbidden');
    api.answer(endpoints.session.user, { data: customer('viewer') });
    const client = makeQueryClient();
    const asked = () => api.requests.filter(({ name }) => name === 'session.user').length;
    const before = asked();
    await Promise.allSettled([
      client.fetchQuery(apiQuery(endpoints.shipments.list, {})),
      client.fetchQuery(apiQuery(endpoints.invoices.list, {})),
    ]);
    await waitFor(() => expect(session.user?.account_role).toBe('viewer'));
    expect(asked() - before).toBe(1);
    await Promise.allSettled([client.fetchQuery(apiQuery(endpoints.shipments.list, {}))]);
    await waitFor(() => expect(asked() - before).toBe(2));
  });
});
