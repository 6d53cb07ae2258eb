import { useTranslation } from 'react-i18next';
import { IconCheck } from '../../../ui/icons.ts';
import { DisplayPanel } from './preferences/display-panel.tsx';
import { MailsPanel } from './preferences/mails-panel.tsx';
import { QuotingPanel } from './preferences/quoting-panel.tsx';
import { useSetting } from './preferences/use-setting.ts';
import { SettingsFrame } from './settings-frame.tsx';
import css from './settings.module.css';

/** How Waybill quotes for a person, looks and writes to them. There is no save button: a choice counts at once. */
export function SettingsPage() {
  const { t } = useTranslation();
  const { settings, change, saving, saved, failed, retry } = useSetting();
  if (settings === null) return null;
  const state = (
    <span className={css.state} role="status">
      {saving && t('settings.saving')}
      {!saving && saved && (
        <>
          <IconCheck size={16} aria-hidden="true" />
          {t('settings.saved')}
        </>
      )}
    </span>
  );
  return (
    <SettingsFrame page="settings" state={state}>
      <div className={css.panels}>
        <QuotingPanel settings={settings} change={change} />
        <DisplayPanel settings={settings} change={change} />
        <MailsPanel settings={settings} change={change} failed={failed} retry={retry} />
      </div>
    </SettingsFrame>
  );
}
