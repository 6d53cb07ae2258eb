import { Button } from '@mantine/core';
import { isPostalCode } from '@waybill/contract';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { IconRoute } from '../../../../ui/icons.ts';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import frame from '../../../../ui/side-columns.module.css';
import { ItemsPanel } from '../details/items/items-panel.tsx';
import { LanePanel } from '../details/lane/lane-panel.tsx';
import { LoadPanel } from '../details/load/load-panel.tsx';
import { useLoad } from '../details/load/use-load.ts';
import { BoxesPanel } from '../details/parcel/later-panels.ts';
import action from '../details/rates-action.module.css';
import details from '../details/details-step.module.css';
import { ValuePanel } from '../details/value/value-panel.tsx';
import { useDraft } from '../draft/quote-form.ts';
import { StepSkeleton } from './step-skeleton.tsx';
import { useStep } from './use-step.ts';

/** The cross-border banner: what is not here yet, and what is. */
function Banner() {
  const { t } = useTranslation();
  return (
    <Notice
      tone="move"
      icon={IconRoute}
      title={t('quote_lists.international.title')}
      action={<LinkButton to="quote">{t('quote_lists.international.domestic')}</LinkButton>}
    >
      {t('quote_lists.international.text')}
    </Notice>
  );
}

/** Whether both ends are typed and lie in the United States, where rates are online. */
function useIsDomestic(): boolean {
  return useDraft(({ details: { origin, destination } }) =>
    [origin, destination].every(({ country, postal_code: code }) => country === 'US' && isPostalCode(code, country)),
  );
}

/** The way to sales; for a lane inside the United States that to the rates, with what is typed. */
function NextStep() {
  const { t } = useTranslation();
  const { goTo } = useStep();
  const look = { variant: 'filled', className: action.button ?? '', h: 44, fz: 16 } as const;
  if (useIsDomestic())
    return (
      <div className={action.action} role="status">
        <LinkButton to="quote" {...look}>
          {t('quote_lists.international.get_rates')}
        </LinkButton>
        <p className="wb-soft">{t('quote_lists.international.is_domestic')}</p>
      </div>
    );
  return (
    <div className={action.action}>
      <Button {...look} onClick={() => void goTo('request')}>
        {t('quote_lists.international.request')}
      </Button>
      <p className="wb-soft">{t('quote_requests.step.offer')}</p>
    </div>
  );
}

/** Quoting across borders: the banner, and the shipment as it is typed for sales, who price it. */
export function International() {
  const load = useLoad();
  const parcel = useDraft((draft) => draft.details.mode === 'parcel');
  return (
    <div className={`${frame.columns} ${details.columns}`}>
      <div className={frame.main}>
        <Banner />
        <LanePanel />
        <Suspense fallback={<StepSkeleton />}>{parcel ? <BoxesPanel /> : <ItemsPanel load={load} />}</Suspense>
        <ValuePanel />
      </div>
      <div className={`${frame.side} ${details.side}`}>
        {!parcel && <LoadPanel load={load} />}
        <div className={details.when}>
          <NextStep />
        </div>
      </div>
    </div>
  );
}
