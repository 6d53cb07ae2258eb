import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { customer, staff } from '../../testing/people.ts';
import { followOtherTabs, session } from './store.ts';

describe('the session kept in the browser', () => {
  it('is written under AUTH_STATE as the user with its roles [AUTH-10]', () => {
    session.set(staff('fpg_ops'));
    const kept = JSON.parse(localStorage.getItem('AUTH_STATE') ?? 'null') as { roles: string[] };
    expect(kept.roles).toEqual(['fpg_ops']);
    expect(session.user?.name).toBe('Operations Desk');
  });

  it('is loaded from AUTH_STATE at the start [AUTH-10]', () => {
    localStorage.setItem('AUTH_STATE', JSON.stringify(customer('viewer')));
    session.load();
    expect(session.user?.account_role).toBe('viewer');
  });

  it.each(['', 'not json', '{"roles":"super_admin"}', '[]'])('takes %j for nobody', (text) => {
    localStorage.setItem('AUTH_STATE', text);
    session.load();
    expect(session.user).toBeNull();
  });

  it('tells whoever listens, until they stop', () => {
    const heard = vi.fn<() => void>();
    const stop = session.subscribe(heard);
    session.set(customer());
    session.clear();
    stop();
    session.set(customer());
    expect(heard).toHaveBeenCalledTimes(2);
  });

  it('follows another tab that signs out or in', () => {
    const signedOut = vi.fn<() => void>();
    onTestFinished(followOtherTabs(signedOut));
    session.set(customer());
    localStorage.setItem('AUTH_STATE', JSON.stringify(customer('billing')));
    dispatchEvent(new StorageEvent('storage', { key: 'AUTH_STATE' }));
    expect(session.user?.account_role).toBe('billing');
    dispatchEvent(new StorageEvent('storage', { key: 'something-else' }));
    expect(signedOut).not.toHaveBeenCalled();
    localStorage.clear();
    dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(session.user).toBeNull();
    expect(signedOut).toHaveBeenCalledOnce();
  });
});
