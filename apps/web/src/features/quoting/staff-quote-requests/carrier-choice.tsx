import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { endpoints, type DeskRequest } from '@waybill/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { apiQuery } from '../../../lib/api/query.ts';

type Blocks = DeskRequest['blocked_carriers'];
type Props = {
  readonly blocked: Blocks;
  readonly value: string | null;
  readonly onChange: (id: string | null) => void;
  readonly path: string;
  readonly error?: ReactNode;
};

/** One of the carriers that we know, or none of them; those the account may not use stand there, and cannot be chosen. */
export function CarrierChoice({ blocked, value, onChange, path, error }: Props) {
  const { t } = useTranslation();
  const carriers = useQuery(apiQuery(endpoints.staffQuoteRequests.choices)).data?.data.carriers ?? [];
  return (
    <NativeSelect
      label={t('staff_quote_requests.carrier')}
      value={value ?? ''}
      error={error}
      onChange={({ currentTarget }) => onChange(currentTarget.value === '' ? null : currentTarget.value)}
      data={[
        { value: '', label: t('staff_quote_requests.other_carrier') },
        ...carriers.map(({ id, name, scac }) => {
          const carrier = `${name} (${scac})`;
          if (blocked[id] === undefined) return { value: id, label: carrier };
          return { value: id, label: t('staff_quote_requests.blocked_option', { carrier }), disabled: true };
        }),
      ]}
      data-path={path}
    />
  );
}

/** Which carriers the account may not use, and why; nothing where it may use all. */
export function useBlockedNote(blocked: Blocks): string | null {
  const { t } = useTranslation();
  const each = Object.values(blocked).map(({ name, reason }) =>
    t('staff_quote_requests.blocked_one', { carrier: name, reason }),
  );
  return each.length === 0 ? null : t('staff_quote_requests.blocked_note', { carriers: each.join(', ') });
}
