import { Button } from '@mantine/core';
import type { ApiClientDetail } from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '../../../lib/api/query.ts';
import { notifyDone, notifyRefused } from '../../../ui/notify.ts';
import css from './api-clients.module.css';
import { ClientState } from './client-parts.tsx';
import { endpointsOf, readsOf, type ClientPages } from './client-pages.ts';
import { EditClientDialog } from './edit-dialogs.tsx';
import { RevokeDialog, RotateDialog } from './end-dialogs.tsx';
import { SecretDialog, type IssuedSecret } from './secret-dialog.tsx';

type Props = { readonly of: ClientPages; readonly client: ApiClientDetail };

function useSwitch(of: ClientPages, { id, name, scopes, state }: ApiClientDetail) {
  const { t } = useTranslation();
  const update = useApiMutation(endpointsOf(of).update, { refreshes: readsOf(of) });
  const turn = (enabled: boolean): void =>
    update.mutate(
      { params: { id }, body: { name, scopes, enabled } },
      {
        onSuccess: () =>
          notifyDone({
            title: t(enabled ? 'api_clients.was_on' : 'api_clients.was_off', { name }),
            action: { label: t('api_clients.undo'), run: () => turn(!enabled) },
          }),
        onError: ({ message }) => notifyRefused({ title: message }),
      },
    );
  return { turn: () => turn(state !== 'active'), turning: update.isPending };
}

/** What can be done with a client; one that is over only says so. */
export function ClientActions({ of, client }: Props) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState<'edit' | 'rotate' | 'revoke' | null>(null);
  const [told, setTold] = useState<IssuedSecret | null>(null);
  const { turn, turning } = useSwitch(of, client);
  const close = (): void => setAsking(null);
  return (
    <>
      <span className={css.chip}>
        <ClientState state={client.state} />
      </span>
      {client.state !== 'revoked' && (
        <>
          <Button onClick={() => setAsking('edit')}>{t('api_clients.edit')}</Button>
          <Button loading={turning} onClick={turn}>
            {t(client.state === 'active' ? 'api_clients.turn_off' : 'api_clients.turn_on')}
          </Button>
          <Button onClick={() => setAsking('revoke')}>{t('api_clients.revoke')}</Button>
          <Button variant="filled" onClick={() => setAsking('rotate')}>
            {t('api_clients.rotate')}
          </Button>
        </>
      )}
      {asking === 'edit' && <EditClientDialog of={of} client={client} onClose={close} />}
      {asking === 'revoke' && <RevokeDialog of={of} client={client} onClose={close} />}
      {asking === 'rotate' && (
        <RotateDialog
          of={of}
          client={client}
          onClose={close}
          onTold={(now) => {
            close();
            setTold(now);
          }}
        />
      )}
      {told !== null && <SecretDialog told={told} onClose={() => setTold(null)} />}
    </>
  );
}
