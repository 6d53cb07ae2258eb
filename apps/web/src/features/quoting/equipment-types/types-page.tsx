import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { endpoints, type EquipmentType } from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { apiQuery } from '../../../lib/api/query.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { IconPlus } from '../../../ui/icons.ts';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Panel } from '../../../ui/panel.tsx';
import css from './equipment-types.module.css';
import { TypeDialog } from './type-dialog.tsx';
import { TypeRow } from './type-row.tsx';
import { useOrder, useRetire } from './use-changes.ts';

function Skeleton() {
  const { t } = useTranslation();
  return (
    <div className={css.skeleton} role="status">
      <span className="wb-only-heard">{t('common.loading')}</span>
      {Array.from({ length: 8 }, (_, index) => (
        <span key={index} />
      ))}
    </div>
  );
}

/** The kinds of equipment that truckloads are quoted with, in the order that customers see. */
export function EquipmentTypesPage() {
  const { t } = useTranslation();
  const query = useQuery(apiQuery(endpoints.staffEquipmentTypes.list));
  const [editing, setEditing] = useState<EquipmentType | 'new' | null>(null);
  const { retire, restore } = useRetire();
  const all = query.data?.data;
  const offered = all?.filter(({ retired_at }) => retired_at === null) ?? [];
  const retired = all?.filter(({ retired_at }) => retired_at !== null) ?? [];
  const move = useOrder(offered);
  const add = (
    <Button variant="filled" leftSection={<IconPlus size={16} aria-hidden="true" />} onClick={() => setEditing('new')}>
      {t('equipment_types.add')}
    </Button>
  );
  return (
    <>
      <PageHeader title={t('titles.truckload_equipment')} note={t('equipment_types.note')} actions={add} />
      {query.isPending && <Skeleton />}
      {query.isError && <LoadFailed message={query.error.message} retry={() => void query.refetch()} />}
      {all?.length === 0 && (
        <EmptyState title={t('equipment_types.empty_title')} text={t('equipment_types.empty_text')} actions={add} />
      )}
      {offered.length > 0 && (
        <Panel title={t('equipment_types.offered')} note={t('equipment_types.kinds', { count: offered.length })} flush>
          <ol className={css.list}>
            {offered.map((type, index) => (
              <TypeRow
                key={type.id}
                type={type}
                edit={() => setEditing(type)}
                toggle={() => retire(type)}
                {...(index > 0 ? { earlier: () => move(index, index - 1) } : {})}
                {...(index < offered.length - 1 ? { later: () => move(index, index + 1) } : {})}
              />
            ))}
          </ol>
        </Panel>
      )}
      {retired.length > 0 && (
        <div className={css.retired}>
          <Panel title={t('equipment_types.retired')} note={t('equipment_types.retired_note')} flush>
            <ul className={css.list}>
              {retired.map((type) => (
                <TypeRow key={type.id} type={type} edit={() => setEditing(type)} toggle={() => restore(type)} />
              ))}
            </ul>
          </Panel>
        </div>
      )}
      {editing !== null && <TypeDialog type={editing === 'new' ? null : editing} onClose={() => setEditing(null)} />}
    </>
  );
}
