import { ActionIcon } from '@mantine/core';
import { endpoints, type TariffReview } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '../../../../lib/api/query.ts';
import { useChargedFormats } from '../../../../lib/format/use-formats.ts';
import { IconTrash } from '../../../../ui/icons.ts';
import { notifyDone } from '../../../../ui/notify.ts';
import { scrolledByKeys } from '../../../../ui/scrolled-by-keys.ts';
import { findingText } from '../../../../lib/language/finding-text.ts';
import { useRefused } from '../reads.ts';
import css from './tariffs.module.css';
import { signedPercent } from './words.ts';

const { carrierTariffs } = endpoints;
const refreshes = [carrierTariffs.review, carrierTariffs.samples];
type Sample = TariffReview['samples'][number];

/** Takes a sample load away at once and offers the way back. */
function useRemove(): (sample: Sample) => Promise<void> {
  const { t } = useTranslation();
  const refused = useRefused();
  const drop = useApiMutation(carrierTariffs.removeSample, { refreshes });
  const back = useApiMutation(carrierTariffs.restoreSample, { refreshes });
  return async ({ id, name }) => {
    const restore = () =>
      back
        .mutateAsync({ params: { id } })
        .then(() => notifyDone({ title: t('carrier_tariffs.sample_restored'), text: name }), refused);
    try {
      await drop.mutateAsync({ params: { id } });
      const action = { label: t('carrier_tariffs.undo'), run: () => void restore() };
      notifyDone({ title: t('carrier_tariffs.sample_removed'), text: name, action });
    } catch (problem) {
      refused(problem);
    }
  };
}

function Price({ of, currency }: { readonly of: Sample['before']; readonly currency: TariffReview['currency'] }) {
  const { t } = useTranslation();
  const { money } = useChargedFormats();
  if (of === null) return '–';
  if (of.amount === null) {
    const reason = of.refusals.map(findingText).join(' ');
    return <span className={css.refused}>{t('carrier_tariffs.sample_refused', { reason })}</span>;
  }
  return (
    <>
      {money({ amount: of.amount, currency })}
      {of.days !== null && <span className={css.soft}>{t('carrier_tariffs.sample_days', { count: of.days })}</span>}
    </>
  );
}

/** Every sample load with its price by the version in force and by the next one. */
export function SamplesTable({ review: { samples, currency } }: { readonly review: TariffReview }) {
  const { t } = useTranslation();
  const { money, percent } = useChargedFormats();
  const remove = useRemove();
  if (samples.length === 0) return <p className="wb-soft">{t('carrier_tariffs.no_samples')}</p>;
  const difference = ({ before, after }: Sample): string => {
    const [was, is] = [before?.amount ?? null, after.amount];
    if (was === null || is === null) return '–';
    const amount = money({ amount: Math.abs(is - was), currency });
    if (is === was) return amount;
    const share = signedPercent(Math.round(((is - was) / was) * 10_000), percent);
    return `${is > was ? '+' : '−'}${amount} (${share})`;
  };
  return (
    <div className={css.scroll} {...scrolledByKeys} aria-label={t('carrier_tariffs.samples')}>
      <table className={css.table} aria-label={t('carrier_tariffs.samples')}>
        <thead>
          <tr>
            <th scope="col">{t('carrier_tariffs.sample')}</th>
            <th scope="col" className={css.figure}>
              {t('carrier_tariffs.before')}
            </th>
            <th scope="col" className={css.figure}>
              {t('carrier_tariffs.after')}
            </th>
            <th scope="col" className={css.figure}>
              {t('carrier_tariffs.sample_difference')}
            </th>
            <th scope="col">
              <span className="wb-only-heard">{t('staff_carriers.actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {samples.map((sample) => (
            <tr key={sample.id}>
              <th scope="row">{sample.name}</th>
              <td className={css.figure}>
                <Price of={sample.before} currency={currency} />
              </td>
              <td className={css.figure}>
                <Price of={sample.after} currency={currency} />
              </td>
              <td className={css.figure}>{difference(sample)}</td>
              <td className={css.button}>
                <ActionIcon
                  variant="subtle"
                  aria-label={t('carrier_tariffs.sample_remove', { name: sample.name })}
                  onClick={() => void remove(sample)}
                >
                  <IconTrash size={16} aria-hidden="true" />
                </ActionIcon>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
