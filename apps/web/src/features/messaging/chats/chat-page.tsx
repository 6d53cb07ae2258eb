import { useEffect } from 'react';
import { goHome } from '../../../lib/routes/navigator.ts';
import { useAddressParams } from '../../../lib/routes/use-address.ts';
import { showChat } from './chat-open.ts';

/** Where mails and notices lead to: opens the chat over the page that one begins at. */
export function ChatPage() {
  const { id } = useAddressParams();
  useEffect(() => {
    if (id !== undefined) showChat({ kind: 'chat', id });
    void goHome();
  }, [id]);
  return null;
}
