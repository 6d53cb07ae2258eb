import { Button, Popover } from '@mantine/core';
import type { Rate } from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Check } from '../../../../../ui/check.tsx';
import { IconChevronDown } from '../../../../../ui/icons.ts';
import { useCarrierVisibility } from '../../../../identity/settings/public.ts';
import css from './rate-tools.module.css';

type Props = {
  readonly rates: readonly Rate[];
  /** Ids of the carriers that are shown; none are all. */
  readonly chosen: readonly string[];
  readonly onChoose: (ids: readonly string[]) => void;
};

/** Chooses the carriers whose rates are shown, preferred carriers first. */
export function CarrierFilter({ rates, chosen, onChoose }: Props) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const visibility = useCarrierVisibility();
  const isPreferred = (id: string): boolean => visibility.get(id) === 'preferred';
  const carriers = [...new Map(rates.map(({ carrier }) => [carrier.id, carrier.name]))].toSorted(
    ([one, name], [other, otherName]) =>
      Number(isPreferred(other)) - Number(isPreferred(one)) || name.localeCompare(otherName),
  );
  return (
    <Popover opened={open} onChange={setOpen} position="bottom-start" width={260} trapFocus withRoles>
      <Popover.Target>
        <button
          type="button"
          className={css.chip}
          data-set={chosen.length > 0 || undefined}
          onClick={() => setOpen(!open)}
        >
          {chosen.length === 0
            ? t('quotes.rates.filter.carriers')
            : t('quotes.rates.filter.carriers_set', { count: chosen.length })}
          <IconChevronDown size={14} aria-hidden="true" />
        </button>
      </Popover.Target>
      <Popover.Dropdown className={css.drop ?? ''} aria-label={t('quotes.rates.filter.carriers')}>
        {carriers.map(([id, name]) => (
          <Check
            key={id}
            label={isPreferred(id) ? t('quotes.rates.filter.preferred', { carrier: name }) : name}
            checked={chosen.includes(id)}
            onChange={(checked) => onChoose(checked ? [...chosen, id] : chosen.filter((one) => one !== id))}
          />
        ))}
        <Button variant="subtle" disabled={chosen.length === 0} onClick={() => onChoose([])}>
          {t('quotes.rates.filter.all_carriers')}
        </Button>
      </Popover.Dropdown>
    </Popover>
  );
}
