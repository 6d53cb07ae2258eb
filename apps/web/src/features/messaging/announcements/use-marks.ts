import { endpoints, type Announcement } from '@waybill/contract';
import { useEffect } from 'react';
import { useApiMutation } from '../../../lib/api/query.ts';

const { announcements, notices } = endpoints;
const refreshes = [announcements.current, notices.unread] as const;
/** So long something has stood before the eyes when it counts as read. */
const readAfterMs = 2000;

/** Says what was read, once it has stood on a page that is looked at. */
export function useRead(shown: readonly Announcement[]): void {
  const { mutate } = useApiMutation(announcements.read, { refreshes });
  const fresh = shown
    .filter(({ read_at: at }) => at === null)
    .map(({ id }) => id)
    .join();
  useEffect(() => {
    if (fresh === '') return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = (): void => {
      clearTimeout(timer);
      if (document.visibilityState === 'visible')
        timer = setTimeout(() => mutate({ body: { ids: fresh.split(',') } }), readAfterMs);
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [fresh, mutate]);
}

/** Closes one for whoever is signed in. */
export function useDismiss(): (id: string) => void {
  const { mutate } = useApiMutation(announcements.dismiss, { refreshes });
  return (id) => mutate({ params: { id } });
}
