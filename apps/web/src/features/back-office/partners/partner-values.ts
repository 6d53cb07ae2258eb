import type { Partner, PartnerBody } from '@waybill/contract';

/** What the form of a partner holds as it is typed. */
export type PartnerValues = {
  name: string;
  kind: PartnerBody['kind'];
  state: PartnerBody['state'];
  website: string;
  channels: PartnerBody['channels'];
  identifiers: { kind: PartnerBody['identifiers'][number]['kind']; value: string }[];
  contacts: { name: string; role: string; email: string; phone: string }[];
  services: PartnerBody['services'];
  account_ids: string[];
  client_ids: string[];
  connection_ids: string[];
};

/** What the form begins with. */
export function partnerValues(partner: Partner | null): PartnerValues {
  return {
    name: partner?.name ?? '',
    kind: partner?.kind ?? 'api',
    state: partner === null ? 'testing' : partner.state === 'retired' ? 'active' : partner.state,
    website: partner?.website ?? '',
    channels: partner?.channels ?? [],
    identifiers: partner?.identifiers ?? [],
    contacts: (partner?.contacts ?? []).map(({ name, role, email, phone }) => ({
      name,
      role: role ?? '',
      email: email ?? '',
      phone: phone ?? '',
    })),
    services: partner?.services ?? [],
    account_ids: (partner?.accounts ?? []).map(({ id }) => id),
    client_ids: (partner?.clients ?? []).map(({ id }) => id),
    connection_ids: (partner?.connections ?? []).map(({ id }) => id),
  };
}
