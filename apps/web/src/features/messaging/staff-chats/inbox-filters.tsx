import { NativeSelect } from '@mantine/core';
import { chatCategories, chatQueues, type ChatQueue, type InboxFigures } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { CountTabs } from '../../../ui/count-tabs/count-tabs.tsx';
import { SearchField } from '../../../ui/table/search-field.tsx';
import type { Inbox } from './query.ts';
import css from './inbox.module.css';

type Props = {
  readonly list: Inbox;
  readonly queue: ChatQueue;
  /** Absent while they are on their way. */
  readonly figures: InboxFigures | undefined;
};

/** The filters above the inbox, each choice with how many it holds; all of them stand in the address. */
export function InboxFilters({ list, queue, figures }: Props) {
  const { t } = useTranslation();
  return (
    <div className={css.filters} role="search">
      <div className={css.queues}>
        <CountTabs
          label={t('staff_chats.queue')}
          chosen={queue}
          choose={(next) => list.filter({ queue: next === 'open' ? '' : next })}
          tabs={chatQueues.map((key) => ({
            key,
            words: t(`staff_chats.queues.${key}`),
            count: figures?.queues[key] ?? null,
            care: key === 'unassigned',
          }))}
        />
      </div>
      <NativeSelect
        aria-label={t('staff_chats.category')}
        value={list.filters.category ?? ''}
        onChange={({ currentTarget }) => list.filter({ category: currentTarget.value })}
        data={[
          { value: '', label: t('staff_chats.all_categories') },
          ...chatCategories.map((value) => ({
            value,
            label: figures
              ? `${t(`chats.categories.${value}`)} (${figures.categories[value]})`
              : t(`chats.categories.${value}`),
          })),
        ]}
      />
      <SearchField
        list={list}
        className={css.search}
        label={t('staff_chats.search')}
        clearLabel={t('staff_chats.search_clear')}
      />
    </div>
  );
}
