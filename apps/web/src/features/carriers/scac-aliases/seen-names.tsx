import { Button } from '@mantine/core';
import { endpoints, type CarrierNameSeen } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '../../../lib/api/query.ts';
import { localDay } from '../../../lib/format/today.ts';
import { useFormats } from '../../../lib/format/use-formats.ts';
import { notifyDone, notifyRefused } from '../../../ui/notify.ts';
import { Panel } from '../../../ui/panel.tsx';
import type { Given } from './alias-dialog.tsx';
import { aliasReads } from './api.ts';
import css from './scac-aliases.module.css';

type Give = (given: Given) => void;

function SeenName({ seen, onGive }: { readonly seen: CarrierNameSeen; readonly onGive: Give }) {
  const { t } = useTranslation();
  const { date } = useFormats();
  const dismissing = useApiMutation(endpoints.scacAliases.dismiss, { refreshes: aliasReads });
  const { name, guess } = seen;
  const say = (dismissed: boolean): void => {
    const undo = { label: t('scac_aliases.undo'), run: () => say(false) };
    const title = t(dismissed ? 'scac_aliases.dismissed' : 'scac_aliases.offered_again');
    void dismissing
      .mutateAsync({ body: { name, dismissed } })
      .then(() => notifyDone({ title, text: name, ...(dismissed && { action: undo }) }))
      .catch(({ message }: Error) => notifyRefused({ title: t('scac_aliases.failed'), text: message }));
  };
  const when = date(localDay(seen.last_seen_at));
  return (
    <li className={css.seen}>
      <div className={css.what}>
        <span className={css.name}>{name}</span>
        <span className={css.soft}>
          {t('scac_aliases.seen_times', { count: seen.times, when })}, {t(`scac_aliases.sources.${seen.source}`)}
        </span>
      </div>
      <div className={css.choices}>
        {guess && (
          <Button
            h={28}
            px={10}
            fz={13}
            variant="filled"
            aria-label={t('scac_aliases.give_guess_name', { name, carrier: guess.name })}
            onClick={() => onGive({ id: null, name, scac: guess.scac })}
          >
            {t('scac_aliases.give_guess', { carrier: guess.name })}
          </Button>
        )}
        <Button
          h={28}
          px={10}
          fz={13}
          aria-label={t('scac_aliases.give_name', { name })}
          onClick={() => onGive({ id: null, name, scac: '' })}
        >
          {t('scac_aliases.give')}
        </Button>
        <Button
          h={28}
          px={10}
          fz={13}
          variant="subtle"
          aria-label={t('scac_aliases.dismiss_name', { name })}
          loading={dismissing.isPending}
          onClick={() => say(true)}
        >
          {t('scac_aliases.dismiss')}
        </Button>
      </div>
    </li>
  );
}

/** Names that carriers called themselves and that nobody goes by; nothing where there is none. */
export function SeenNames({ seen, onGive }: { readonly seen: readonly CarrierNameSeen[]; readonly onGive: Give }) {
  const { t } = useTranslation();
  if (seen.length === 0) return null;
  return (
    <div className={css.offered}>
      <Panel title={t('scac_aliases.seen_title')} note={t('scac_aliases.seen_note')} flush>
        <ul className={css.list}>
          {seen.map((one) => (
            <SeenName key={one.name} seen={one} onGive={onGive} />
          ))}
        </ul>
      </Panel>
    </div>
  );
}
