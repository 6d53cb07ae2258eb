import { ActionIcon, Menu } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { endpoints } from '@waybill/contract';
import type { Language } from '@waybill/phrases';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { apiQuery } from '../../../lib/api/query.ts';
import { IconNote, IconPencil } from '../../../ui/icons.ts';
import { CannedDialog } from './canned-dialog.tsx';
import css from './inbox.module.css';

type Props = { readonly language: Language; readonly insert: (text: string) => void };

/** Answers kept ready, put in in the customer's language. */
export function CannedMenu({ language, insert }: Props) {
  const { t } = useTranslation();
  const [managing, setManaging] = useState(false);
  const answers = useQuery(apiQuery(endpoints.staffChats.canned)).data?.data ?? [];
  return (
    <>
      <Menu width={300} position="top-start" withinPortal={false}>
        <Menu.Target>
          <ActionIcon aria-label={t('staff_chats.canned')} title={t('staff_chats.canned')}>
            <IconNote size={20} aria-hidden="true" />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {answers.length === 0 && <Menu.Label>{t('staff_chats.canned_empty')}</Menu.Label>}
          {answers.map((answer) => (
            <Menu.Item key={answer.id} onClick={() => insert(answer[language])}>
              <span className={css.cannedTitle}>{answer.title}</span>
              <span className={css.cannedText}>{answer[language]}</span>
            </Menu.Item>
          ))}
          <Menu.Divider />
          <Menu.Item leftSection={<IconPencil size={16} aria-hidden="true" />} onClick={() => setManaging(true)}>
            {t('staff_chats.canned_keep')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {managing && <CannedDialog answers={answers} onClose={() => setManaging(false)} />}
    </>
  );
}
