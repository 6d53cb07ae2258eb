import { Button, Skeleton, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { endpoints, type AllowedCarrier, type StaffAccount } from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { apiQuery } from '../../../lib/api/query.ts';
import { localDay } from '../../../lib/format/today.ts';
import { useFormats } from '../../../lib/format/use-formats.ts';
import { useUser } from '../../../lib/session/use-user.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ToneChip } from '../../../ui/freight/status/status-chip.tsx';
import { IconBan, IconCircleCheck, IconSearch } from '../../../ui/icons.ts';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { Panel } from '../../../ui/panel.tsx';
import css from './account-carriers.module.css';
import { BlockDialog } from './block-dialog.tsx';

type LineProps = { readonly carrier: AllowedCarrier; readonly ask: (() => void) | null };

function Line({ carrier: { name, scac, modes, blocked, visibility, active }, ask }: LineProps) {
  const { t } = useTranslation();
  const { date } = useFormats();
  return (
    <li className={css.line}>
      <span className={css.name}>
        <b>{name}</b> <span className="wb-mono wb-soft">{scac}</span>
        <span className={css.soft}>
          {modes.map((mode) => t(`terms.modes.${mode as 'ltl'}`)).join(', ')}
          {!active && `, ${t('account_carriers.inactive')}`}
        </span>
      </span>
      <span className={css.state}>
        <ToneChip tone={blocked ? 'stop' : 'go'} icon={blocked ? IconBan : IconCircleCheck}>
          {t(blocked ? 'account_carriers.blocked' : 'account_carriers.allowed')}
        </ToneChip>
        {blocked && (
          <span className={css.soft}>
            {t('account_carriers.why', {
              reason: blocked.reason,
              name: blocked.by,
              date: date(localDay(blocked.at)),
            })}
          </span>
        )}
      </span>
      <span className={css.soft}>{visibility !== 'default' && t(`account_carriers.own.${visibility}`)}</span>
      {ask && (
        <Button
          size="compact-sm"
          aria-label={t(blocked ? 'account_carriers.allow_name' : 'account_carriers.block_name', { name })}
          onClick={ask}
        >
          {t(blocked ? 'account_carriers.allow' : 'account_carriers.block')}
        </Button>
      )}
    </li>
  );
}

/** Which carriers an account may use; kept from it or given back with a reason. */
export function CarriersTab({ account: { id } }: { readonly account: StaffAccount }) {
  const { t } = useTranslation();
  const may = useUser()?.abilities.includes('staff.accounts.margins') ?? false;
  const asked = useQuery(apiQuery(endpoints.allowedCarriers.list, { params: { id } }));
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<AllowedCarrier | null>(null);
  if (asked.isPending) return <Skeleton height={320} radius="md" role="status" aria-label={t('common.loading')} />;
  if (asked.data === undefined) {
    return <LoadFailed message={asked.error.message} retry={() => void asked.refetch()} />;
  }
  const all = asked.data.data;
  const wanted = search.trim().toLowerCase();
  const shown = all.filter(({ name, scac }) => `${name} ${scac}`.toLowerCase().includes(wanted));
  const blocked = all.filter((carrier) => carrier.blocked !== null).length;
  return (
    <Panel
      title={t('account_carriers.title')}
      note={t('account_carriers.note', { count: blocked, all: all.length })}
      flush
      aside={
        <TextInput
          type="search"
          aria-label={t('account_carriers.search')}
          placeholder={t('account_carriers.search')}
          leftSection={<IconSearch size={16} aria-hidden="true" />}
          value={search}
          onChange={({ currentTarget }) => setSearch(currentTarget.value)}
        />
      }
      foot={t('account_carriers.foot')}
    >
      {shown.length === 0 ? (
        <EmptyState title={t('account_carriers.empty_title')} text={t('account_carriers.empty_text')} />
      ) : (
        <ul className={css.list}>
          {shown.map((carrier) => (
            <Line key={carrier.id} carrier={carrier} ask={may ? () => setChosen(carrier) : null} />
          ))}
        </ul>
      )}
      {chosen && <BlockDialog accountId={id} carrier={chosen} onClose={() => setChosen(null)} />}
    </Panel>
  );
}
