import { Select } from '@mantine/core';
import { fields, unitSystems } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { guestPreferences, useGuestPreferences } from '../../../lib/format/guest-preferences.ts';
import { useUser } from '../../../lib/session/use-user.ts';
import css from './reader-choice.module.css';

/** In which units and currency figures are read; kept in this browser. Whoever is signed in has it in their profile. */
export function ReaderChoice() {
  const { t } = useTranslation();
  const signedIn = useUser() !== null;
  const { unit_system: units, currency } = useGuestPreferences();
  if (signedIn) return null;
  return (
    <div className={css.choice}>
      <div className={css.units} role="group" aria-label={t('profile.unit_system')}>
        {unitSystems.map((system) => (
          <button
            key={system}
            type="button"
            aria-pressed={system === units}
            onClick={() => guestPreferences.set({ unit_system: system })}
          >
            {t(`public_quote.units.${system}`)}
          </button>
        ))}
      </div>
      <Select
        aria-label={t('profile.currency')}
        className={css.currency ?? ''}
        value={currency}
        allowDeselect={false}
        onChange={(value) =>
          guestPreferences.set({ currency: fields.currency.options.find((one) => one === value) ?? 'USD' })
        }
        data={fields.currency.options}
      />
    </div>
  );
}
