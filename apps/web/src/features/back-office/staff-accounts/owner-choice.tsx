import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { endpoints } from '@waybill/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { apiQuery } from '../../../lib/api/query.ts';

type Props = {
  readonly label: string;
  /** Null for nobody. */
  readonly value: string | null;
  readonly onChange: (id: string | null) => void;
  readonly error?: ReactNode;
};

/** Chooses who of the staff sells to an account, or nobody. */
export function OwnerChoice({ label, value, onChange, error }: Props) {
  const { t } = useTranslation();
  const people = useQuery(apiQuery(endpoints.staffAccounts.people)).data?.data ?? [];
  return (
    <NativeSelect
      label={label}
      data-autofocus
      value={value ?? ''}
      error={error}
      onChange={({ currentTarget }) => onChange(currentTarget.value === '' ? null : currentTarget.value)}
      data={[
        { value: '', label: t('staff_accounts.contacts.nobody') },
        ...people.map(({ id, name }) => ({ value: id, label: name })),
      ]}
    />
  );
}
