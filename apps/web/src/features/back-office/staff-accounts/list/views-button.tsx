import { ActionIcon, Button, Popover, UnstyledButton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { endpoints, type AccountView } from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiProblem } from '../../../../lib/api/problem.ts';
import { apiQuery, useApiMutation } from '../../../../lib/api/query.ts';
import { IconBookmark, IconPencil, IconTrash } from '../../../../ui/icons.ts';
import { LoadFailed } from '../../../../ui/load-failed.tsx';
import { notifyDone, notifyRefused } from '../../../../ui/notify.ts';
import css from '../staff-accounts.module.css';
import { filtersOf, firstSort, type AccountList } from './query.ts';
import { ViewDialog, type EditedView } from './view-dialog.tsx';

const { list: read, create, remove } = endpoints.staffAccountViews;
type Content = AccountView['content'];

/** The filters and the order of a view as the address has them. */
function searchOf({ terms, sort, ...filters }: Content): Record<string, string> {
  const given = { ...filters, terms: terms?.toString(), sort: sort === firstSort ? undefined : sort };
  return Object.fromEntries(Object.entries(given).filter((entry): entry is [string, string] => Boolean(entry[1])));
}
const same = (one: Content, other: Content): boolean =>
  JSON.stringify(searchOf(one)) === JSON.stringify(searchOf(other));

/** Removes a view, with the way back as long as the notice stands. */
function useRemove(): (view: AccountView) => void {
  const { t } = useTranslation();
  const removing = useApiMutation(remove, { refreshes: [read] });
  const again = useApiMutation(create, { refreshes: [read] });
  // The list of the views may be closed by then.
  const bringBack = (view: Pick<AccountView, 'name' | 'shared' | 'content'>): Promise<unknown> =>
    again
      .mutateAsync({ body: { id: crypto.randomUUID(), ...view } })
      .catch(({ message }: ApiProblem) => notifyRefused({ title: t('staff_accounts.views.not_back'), text: message }));
  return ({ id, name, shared, content }) =>
    removing.mutate(
      { params: { id } },
      {
        onSuccess: () =>
          notifyDone({
            title: t('staff_accounts.views.removed', { name }),
            action: {
              label: t('staff_accounts.views.undo'),
              run: () => void bringBack({ name, shared, content }),
            },
          }),
        onError: ({ message }) => notifyRefused({ title: t('staff_accounts.views.not_removed'), text: message }),
      },
    );
}

type LineProps = {
  readonly view: AccountView;
  readonly current: boolean;
  readonly onOpen: () => void;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
};

function Line({ view, current, onOpen, onEdit, onRemove }: LineProps) {
  const { t } = useTranslation();
  return (
    <li className={css.view} data-current={current || undefined}>
      <UnstyledButton className={css.open} onClick={onOpen}>
        {view.name}
        {!view.own && <small>{view.owner}</small>}
        {view.own && view.shared && <small>{t('staff_accounts.views.shared')}</small>}
      </UnstyledButton>
      {view.own && (
        <>
          <ActionIcon aria-label={t('staff_accounts.views.edit', { name: view.name })} onClick={onEdit}>
            <IconPencil size={16} aria-hidden="true" />
          </ActionIcon>
          <ActionIcon aria-label={t('staff_accounts.views.remove', { name: view.name })} onClick={onRemove}>
            <IconTrash size={16} aria-hidden="true" />
          </ActionIcon>
        </>
      )}
    </li>
  );
}

/** Opens a kept view, keeps the list as it stands, renames a view or removes it. */
export function ViewsButton({ list }: { readonly list: AccountList }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  const [keeping, setKeeping] = useState<EditedView | null>(null);
  const query = useQuery({ ...apiQuery(read), enabled: open });
  const views = query.data?.data;
  const now = filtersOf(list);
  const onRemove = useRemove();
  const keep = (view: EditedView): void => {
    setOpen(false);
    setKeeping(view);
  };
  return (
    <>
      <Popover opened={open} onChange={setOpen} position="bottom-end" width={300} trapFocus withRoles>
        <Popover.Target>
          <Button onClick={() => setOpen(!open)} leftSection={<IconBookmark size={16} aria-hidden="true" />}>
            {t('staff_accounts.views.button')}
          </Button>
        </Popover.Target>
        <Popover.Dropdown className={css.drop ?? ''} aria-label={t('staff_accounts.views.button')}>
          {query.isError && <LoadFailed message={query.error.message} retry={() => void query.refetch()} flush />}
          {query.isPending && open && <p className={css.soft}>{t('common.loading')}</p>}
          {views?.length === 0 && <p className={css.soft}>{t('staff_accounts.views.none')}</p>}
          {views && views.length > 0 && (
            <ul className={css.views}>
              {views.map((view) => (
                <Line
                  key={view.id}
                  view={view}
                  current={same(view.content, now)}
                  onOpen={() => {
                    setOpen(false);
                    void navigate({ to: '.', search: searchOf(view.content) });
                  }}
                  onEdit={() => keep(view)}
                  onRemove={() => onRemove(view)}
                />
              ))}
            </ul>
          )}
          <Button fullWidth onClick={() => keep({ id: null, name: '', shared: false, content: now })}>
            {t('staff_accounts.views.keep_this')}
          </Button>
        </Popover.Dropdown>
      </Popover>
      {keeping && <ViewDialog view={keeping} onClose={() => setKeeping(null)} />}
    </>
  );
}
