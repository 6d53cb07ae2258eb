import { Button, CloseButton, Group, TextInput } from '@mantine/core';
import { endpoints, type CarrierChoice } from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '../../../../lib/api/query.ts';
import { useUser } from '../../../../lib/session/use-user.ts';
import { IconSearch } from '../../../../ui/icons.ts';
import { Notice } from '../../../../ui/notice.tsx';
import { notifyDone } from '../../../../ui/notify.ts';
import { CarrierLine } from './carrier-line.tsx';
import css from './carriers.module.css';

type Props = { readonly carriers: readonly CarrierChoice[]; readonly onDone: () => void };
type Choices = Readonly<Record<string, CarrierChoice['visibility']>>;

function found(carrier: CarrierChoice, text: string): boolean {
  return `${carrier.name} ${carrier.scac}`.toLowerCase().includes(text.trim().toLowerCase());
}

/** Every carrier with its three choices. What is chosen stays when saving fails. */
export function CarrierForm({ carriers, onDone }: Props) {
  const { t } = useTranslation();
  const may = useUser()?.abilities.includes('account.carriers.write') ?? false;
  const [choices, setChoices] = useState<Choices>({});
  const [search, setSearch] = useState('');
  const saving = useApiMutation(endpoints.settings.chooseCarriers, { refreshes: [endpoints.settings.carriers] });
  const chosen = carriers.map((carrier) => ({ ...carrier, visibility: choices[carrier.id] ?? carrier.visibility }));
  const idsOf = (visibility: CarrierChoice['visibility']) =>
    chosen.filter((carrier) => carrier.visibility === visibility).map(({ id }) => id);
  const shown = chosen.filter((carrier) => found(carrier, search));
  function save(): void {
    const body = { preferred: idsOf('preferred'), excluded: idsOf('excluded') };
    saving.mutate(
      { body },
      {
        onSuccess: () => {
          notifyDone({ title: t('settings.carriers.updated') });
          onDone();
        },
      },
    );
  }
  return (
    <>
      {saving.isError && (
        <div className={css.notice}>
          <Notice tone="stop" title={t('settings.carriers.failed')} live>
            {saving.error.message}
          </Notice>
        </div>
      )}
      <TextInput
        type="search"
        data-autofocus
        aria-label={t('settings.carriers.search')}
        placeholder={t('settings.carriers.search')}
        leftSection={<IconSearch size={16} aria-hidden="true" />}
        rightSection={
          search !== '' && (
            <CloseButton size="sm" aria-label={t('settings.carriers.clear_search')} onClick={() => setSearch('')} />
          )
        }
        value={search}
        onChange={({ currentTarget }) => setSearch(currentTarget.value)}
      />
      <ul className={css.list} aria-label={t('settings.carriers.modal')}>
        {shown.map((carrier) => (
          <CarrierLine
            key={carrier.id}
            carrier={carrier}
            onChoose={may ? (visibility) => setChoices({ ...choices, [carrier.id]: visibility }) : null}
          />
        ))}
        {shown.length === 0 && <li className={css.none}>{t('settings.carriers.no_match')}</li>}
      </ul>
      {chosen.every(({ visibility, blocked }) => blocked || visibility === 'excluded') && (
        <div className={css.notice}>
          <Notice tone="care" title={t('settings.carriers.all_hidden')} />
        </div>
      )}
      <Group justify="flex-end" gap="xs" mt="md">
        {!may && <span className={css.readOnly}>{t('settings.carriers.read_only')}</span>}
        <Button onClick={onDone}>{t(may ? 'common.cancel' : 'common.close')}</Button>
        {may && (
          <Button variant="filled" loading={saving.isPending} onClick={save}>
            {t('settings.carriers.save')}
          </Button>
        )}
      </Group>
    </>
  );
}
