import { NativeSelect, TextInput } from '@mantine/core';
import { siteTypes } from '@waybill/freight';
import { useTranslation } from 'react-i18next';
import { useTyped } from '../../../../ui/suggest/use-typed.ts';
import { AddressSuggest, placeBeside, stopFrom, typedCode, type StopDraft } from '../../quotes/public.ts';
import { useLeaveField, useTruckProblem } from '../draft/truckload-form.ts';
import type { PlaceLookup } from './use-places.ts';
import css from './route-panel.module.css';

type Props = {
  readonly stop: StopDraft;
  readonly looked: PlaceLookup;
  /** Where it stands in the request. */
  readonly path: string;
  /** What the place is on the way; every field of it is named so. */
  readonly name: string;
  readonly onChange: (changes: Partial<StopDraft>) => void;
};

/** Postal code with its place beside it, or a name of the address book; and what kind of site stands there. */
export function StopField({ stop, looked, path, name, onChange }: Props) {
  const { t } = useTranslation();
  const leave = useLeaveField();
  const typed = useTyped(2);
  const said = useTruckProblem(`${path}.postal_code`);
  const { place } = looked;
  function type(text: string): void {
    typed.onType(text);
    onChange(typedCode(text, stop.country));
  }
  return (
    <div className={css.fields}>
      <AddressSuggest typed={typed} onPick={(address) => onChange(stopFrom(address))}>
        <TextInput
          label={t('quotes.lane.zip')}
          aria-label={`${name}, ${t('quotes.lane.zip')}`}
          value={stop.postal_code}
          error={said ?? (looked.unknown ? t('fields.unknown_postal_code') : undefined)}
          autoComplete="off"
          classNames={{ input: 'wb-mono' }}
          {...placeBeside(stop.country, place)}
          onChange={({ currentTarget }) => type(currentTarget.value)}
          onBlur={() => {
            typed.onClose();
            leave(`${path}.postal_code`);
          }}
          data-path={`${path}.postal_code`}
        />
      </AddressSuggest>
      <NativeSelect
        label={t('quotes.lane.site_type')}
        aria-label={`${name}, ${t('quotes.lane.site_type')}`}
        data={siteTypes.map((value) => ({ value, label: t(`terms.site_types.${value}`) }))}
        value={stop.site_type}
        onChange={({ currentTarget: { value } }) =>
          onChange({ site_type: siteTypes.find((one) => one === value) ?? 'business' })
        }
      />
      <NativeSelect
        label={t('truckload.route.country')}
        aria-label={`${name}, ${t('truckload.route.country')}`}
        data={(['US', 'CA', 'MX'] as const).map((value) => ({ value, label: t(`terms.countries.${value}`) }))}
        value={stop.country}
        onChange={({ currentTarget: { value } }) =>
          onChange({ country: value === 'CA' || value === 'MX' ? value : 'US' })
        }
      />
    </div>
  );
}
