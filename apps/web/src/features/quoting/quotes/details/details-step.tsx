import { Suspense, useEffect, useRef } from 'react';
import frame from '../../../../ui/side-columns.module.css';
import { useQuoteForm, useDraft } from '../draft/quote-form.ts';
import css from './details-step.module.css';
import { FindingNotices } from './finding-notices.tsx';
import { ItemsPanel } from './items/items-panel.tsx';
import { useProductOfAddress } from './items/use-product-of-address.ts';
import { LanePanel } from './lane/lane-panel.tsx';
import { LoadPanel } from './load/load-panel.tsx';
import { useLoad } from './load/use-load.ts';
import { ltlFindingsOf } from './mode/ltl-findings.ts';
import { ModeQuestion } from './mode/mode-question.tsx';
import {
  BoxesPanel,
  BoxNotices,
  LimitsPanel,
  ParcelPickupPanel,
  SignaturePanel,
  SumsPanel,
} from './parcel/later-panels.ts';
import { PickupPanel } from './pickup/pickup-panel.tsx';
import { usePickup } from './pickup/use-pickup.ts';
import { RatesAction } from './rates-action.tsx';
import { focusStart, useStepKeys } from './sections.ts';
import { StepSkeleton } from '../frame/step-skeleton.tsx';
import { StepProblems } from './step-problems.tsx';
import { useGetRates } from './use-get-rates.ts';
import { ValuePanel } from './value/value-panel.tsx';

type Props = {
  /** Rates are being asked for: what they are shown with can be fetched meanwhile. */
  readonly onAsk?: () => void;
  readonly onRates: () => void;
};

/** Step 1: from where to where, what, worth how much, and when; as freight or in boxes. */
export function DetailsStep({ onAsk, onRates }: Props) {
  useProductOfAddress();
  const parcel = useDraft((draft) => draft.details.mode === 'parcel');
  const load = useLoad();
  const pickup = usePickup();
  const { ask: getRates, asking, mode } = useGetRates(onRates);
  const ask = (): void => {
    onAsk?.();
    getRates();
  };
  const latest = useRef(ask);
  useEffect(() => {
    latest.current = ask;
  });
  useStepKeys(latest);
  const quoteForm = useQuoteForm();
  useEffect(() => focusStart(quoteForm.draft.get().details.origin.postal_code === ''), [quoteForm]);
  return (
    <>
      <div className={`${frame.columns} ${css.columns}`}>
        <div className={frame.main}>
          <StepProblems />
          <LanePanel />
          <Suspense>
            {parcel ? <BoxNotices pickup={pickup} /> : <FindingNotices pickup={pickup} find={ltlFindingsOf} />}
          </Suspense>
          <Suspense fallback={<StepSkeleton />}>
            {parcel ? <BoxesPanel /> : <ItemsPanel load={load} />}
            {parcel && <LimitsPanel day={pickup.date} />}
          </Suspense>
          <ValuePanel />
        </div>
        <div className={`${frame.side} ${css.side}`}>
          <Suspense>
            {parcel ? <SumsPanel /> : <LoadPanel load={load} />}
            {parcel && <SignaturePanel />}
          </Suspense>
          <div className={css.when}>
            <Suspense>{parcel ? <ParcelPickupPanel pickup={pickup} /> : <PickupPanel pickup={pickup} />}</Suspense>
            <RatesAction load={load} asking={asking} onAsk={ask} />
          </div>
        </div>
      </div>
      <ModeQuestion
        prompt={mode.prompt}
        load={load}
        onClose={mode.close}
        onChoose={(chosen) => {
          mode.close();
          mode.choose(chosen);
          ask();
        }}
      />
    </>
  );
}
