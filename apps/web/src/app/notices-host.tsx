import { Notifications } from '@mantine/notifications';

/** Where notices appear. */
export function NoticesHost() {
  return <Notifications position="top-right" limit={3} />;
}
