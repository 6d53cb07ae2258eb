import { useTranslation } from 'react-i18next';
import { Panel } from '../../../ui/panel.tsx';
import css from './edi-214.module.css';

const steps = ['what_match', 'what_carrier', 'what_events', 'what_unknown', 'what_again'] as const;

/** Beside the drop zone: what a file does, before it is brought. */
export function WhatHappens() {
  const { t } = useTranslation();
  return (
    <Panel title={t('edi_214.what_title')}>
      <ol className={css.steps}>
        {steps.map((step) => (
          <li key={step}>{t(`edi_214.${step}`)}</li>
        ))}
      </ol>
    </Panel>
  );
}
