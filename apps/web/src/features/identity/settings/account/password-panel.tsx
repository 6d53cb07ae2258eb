import { Button, Modal } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Panel } from '../../../../ui/panel.tsx';
import { PasswordFields } from '../../profile/public.ts';
import css from './account.module.css';

/** The way to change one's own password, in a dialog. */
export function PasswordPanel() {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <Panel>
      <div className={css.between}>
        <div>
          <h2>{t('settings.password.title')}</h2>
          <p className={css.soft}>{t('settings.password.text')}</p>
        </div>
        <Button onClick={() => setOpen(true)}>{t('settings.password.change')}</Button>
      </div>
      {open && (
        <Modal
          opened
          onClose={() => setOpen(false)}
          title={t('settings.password.change')}
          closeOnClickOutside={false}
          closeButtonProps={{ 'aria-label': t('common.close') }}
        >
          <PasswordFields onDone={() => setOpen(false)} />
        </Modal>
      )}
    </Panel>
  );
}
