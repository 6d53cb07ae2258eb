import { ActionIcon, Button, Popover, UnstyledButton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { endpoints, type ShipmentView } from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiProblem } from '../../../../../lib/api/problem.ts';
import { apiQuery, useApiMutation } from '../../../../../lib/api/query.ts';
import { IconBookmark, IconTrash } from '../../../../../ui/icons.ts';
import { LoadFailed } from '../../../../../ui/load-failed.tsx';
import { notifyDone, notifyRefused } from '../../../../../ui/notify.ts';
import type { ShipmentList } from '../filters.ts';
import type { ShownColumns } from './shown-columns.ts';
import { contentOf, isCurrent, searchOf } from './view-content.ts';
import { ViewDialog } from './view-dialog.tsx';
import css from './views.module.css';

const { list: read, create, remove } = endpoints.shipmentViews;
type Props = { readonly list: ShipmentList; readonly shown: ShownColumns };

type LinesProps = {
  readonly title: string;
  readonly views: readonly ShipmentView[];
  readonly now: ShipmentView['content'];
  readonly onOpen: (view: ShipmentView) => void;
};

/** Removes a view, with the way back as long as the notice stands: whoever it is shared with loses it too. */
function useRemove() {
  const { t } = useTranslation();
  const removing = useApiMutation(remove, { refreshes: [read] });
  const again = useApiMutation(create, { refreshes: [read] });
  // The list of the views may be closed by then.
  const bringBack = (view: Pick<ShipmentView, 'name' | 'shared' | 'content'>): Promise<unknown> =>
    again
      .mutateAsync({ body: { id: crypto.randomUUID(), ...view } })
      .catch(({ message }: ApiProblem) => notifyRefused({ title: t('shipment_lists.views.not_back'), text: message }));
  const run = ({ id, name, shared, content }: ShipmentView): void =>
    removing.mutate(
      { params: { id } },
      {
        onSuccess: () =>
          notifyDone({
            title: t('shipment_lists.views.removed', { name }),
            action: {
              label: t('shipment_lists.views.undo'),
              run: () => void bringBack({ name, shared, content }),
            },
          }),
        onError: ({ message }) => notifyRefused({ title: t('shipment_lists.views.not_removed'), text: message }),
      },
    );
  return { run, working: ({ id }: ShipmentView) => removing.isPending && removing.variables.params.id === id };
}

/** Views under a heading; own ones can be removed. */
function Lines({ title, views, now, onOpen }: LinesProps) {
  const { t } = useTranslation();
  const removal = useRemove();
  if (views.length === 0) return null;
  return (
    <>
      <h3 className={css.title}>{title}</h3>
      <ul className={css.views}>
        {views.map((view) => (
          <li key={view.id} className={css.view} data-current={isCurrent(view.content, now) || undefined}>
            <UnstyledButton className={css.open} onClick={() => onOpen(view)}>
              {view.name}
              {!view.own && <span className={css.owner}>{view.owner}</span>}
              {view.own && view.shared && <span className={css.owner}>{t('shipment_lists.views.shared_by_you')}</span>}
            </UnstyledButton>
            {view.own && (
              <ActionIcon
                aria-label={t('shipment_lists.views.remove', { name: view.name })}
                loading={removal.working(view)}
                onClick={() => removal.run(view)}
              >
                <IconTrash size={16} aria-hidden="true" />
              </ActionIcon>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Opens a kept view, keeps the list as it stands, or removes a view. */
export function ViewsButton({ list, shown }: Props) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  const [keeping, setKeeping] = useState(false);
  const query = useQuery({ ...apiQuery(endpoints.shipmentViews.list), enabled: open });
  const views = query.data?.data;
  const now = contentOf(list, shown.columns);
  const openView = (view: ShipmentView): void => {
    shown.show(view.content.columns);
    setOpen(false);
    void navigate({ to: '.', search: searchOf(view.content, list.board) });
  };
  return (
    <>
      <Popover opened={open} onChange={setOpen} position="bottom-end" width={300} trapFocus withRoles>
        <Popover.Target>
          <Button onClick={() => setOpen(!open)} leftSection={<IconBookmark size={16} aria-hidden="true" />}>
            {t('shipment_lists.views.button')}
          </Button>
        </Popover.Target>
        <Popover.Dropdown className={css.drop ?? ''} aria-label={t('shipment_lists.views.button')}>
          {query.isError && <LoadFailed message={query.error.message} retry={() => void query.refetch()} flush />}
          {query.isPending && open && <p className={css.soft}>{t('common.loading')}</p>}
          {views?.length === 0 && <p className={css.soft}>{t('shipment_lists.views.none')}</p>}
          {views && (
            <>
              <Lines
                title={t('shipment_lists.views.own')}
                views={views.filter((view) => view.own)}
                now={now}
                onOpen={openView}
              />
              <Lines
                title={t('shipment_lists.views.of_others')}
                views={views.filter((view) => !view.own)}
                now={now}
                onOpen={openView}
              />
            </>
          )}
          <Button
            fullWidth
            onClick={() => {
              setOpen(false);
              setKeeping(true);
            }}
          >
            {t('shipment_lists.views.keep_this')}
          </Button>
        </Popover.Dropdown>
      </Popover>
      {keeping && <ViewDialog content={now} onClose={() => setKeeping(false)} />}
    </>
  );
}
