import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../../lib/language/i18n.ts';
import { Check } from '../../../../ui/check.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { readNumber } from '../../../../ui/numbers/number-text.ts';
import { PickCell } from '../../quotes/public.ts';
import { useChange, useChosen, useLeaveField, useTruckDraft, useTruckProblem } from '../draft/truckload-form.ts';
import css from './conditions-panel.module.css';
import { ValueFields } from './value-fields.tsx';

/** Degrees as people type them, those below zero too; null while it is no number. */
function readDegrees(text: string): number | null {
  const number = readNumber(text, currentLanguage());
  return number === null ? null : /^\s*[-\u2212]/.test(text) ? -number : number;
}

function Degrees({ which }: { readonly which: 'coldest' | 'warmest' }) {
  const { t } = useTranslation();
  const change = useChange();
  const leave = useLeaveField();
  const [typed, setTyped] = useState<string | null>(null);
  const path = which === 'coldest' ? 'temperature.min' : 'temperature.max';
  const value = useTruckDraft((draft) => draft[which]);
  const degrees = useTruckDraft((draft) => draft.degrees);
  return (
    <TextInput
      value={typed ?? (value === null ? '' : String(value))}
      autoComplete="off"
      label={t(`truckload.wishes.${which}`)}
      error={useTruckProblem(path)}
      rightSection={<span className="wb-soft">°{degrees}</span>}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        change(() => ({ [which]: readDegrees(currentTarget.value) }), path);
      }}
      onBlur={() => {
        setTyped(null);
        leave(path);
      }}
      data-path={path}
    />
  );
}

/** What a reefer keeps. */
function Temperature() {
  const { t } = useTranslation();
  const change = useChange();
  const degrees = useTruckDraft((draft) => draft.degrees);
  return (
    <fieldset className={css.temperature} data-part={t('truckload.wishes.temperature')}>
      <legend>{t('truckload.wishes.temperature')}</legend>
      <Degrees which="coldest" />
      <Degrees which="warmest" />
      <div>
        <span className={css.label} aria-hidden="true">
          {t('truckload.wishes.degrees')}
        </span>
        <PickCell
          label={t('truckload.wishes.degrees')}
          path="temperature.unit"
          value={degrees}
          choices={[
            { value: 'F', label: '°F' },
            { value: 'C', label: '°C' },
          ]}
          onChange={(value) => change(() => ({ degrees: value }), 'temperature')}
        />
      </div>
    </fieldset>
  );
}

/** What the load asks of truck and driver, what it is worth, and the shipper's own number for it. */
export function ConditionsPanel() {
  const { t } = useTranslation();
  const change = useChange();
  const chosen = useChosen();
  const tarps = useTruckDraft((draft) => draft.tarps);
  const chains = useTruckDraft((draft) => draft.chains);
  const team = useTruckDraft((draft) => draft.team);
  const check = (name: 'tarps' | 'chains' | 'team', checked: boolean) => (
    <div className={css.check}>
      <Check
        label={t(`truckload.wishes.${name}`)}
        name={t(`truckload.wishes.${name}`)}
        checked={checked}
        onChange={(on) => change(() => ({ [name]: on }), name)}
      />
      <p className="wb-soft">{t(`truckload.wishes.${name}_means`)}</p>
    </div>
  );
  return (
    <Panel title={t('truckload.wishes.title')}>
      <div className={css.frame}>
        {chosen?.refrigerated && <Temperature />}
        <div className={css.checks}>
          {chosen?.open_deck && check('tarps', tarps)}
          {chosen?.open_deck && check('chains', chains)}
          {check('team', team)}
        </div>
        <ValueFields />
      </div>
    </Panel>
  );
}
