import { useHotkeys } from '@mantine/hooks';
import { useEffect, useRef } from 'react';
import css from './details-step.module.css';
import { FindingNotices } from './finding-notices.tsx';
import { ItemsPanel } from './items/items-panel.tsx';
import { useProductOfAddress } from './items/use-product-of-address.ts';
import { LanePanel } from './lane/lane-panel.tsx';
import { LoadPanel } from './load/load-panel.tsx';
import { useLoad } from './load/use-load.ts';
import { PickupPanel } from './pickup/pickup-panel.tsx';
import { usePickup } from './pickup/use-pickup.ts';
import { RatesAction } from './rates-action.tsx';
import { StepProblems } from './step-problems.tsx';
import { useGetRates } from './use-get-rates.ts';
import { ValuePanel } from './value/value-panel.tsx';

/** Step 1: from where to where, what, worth how much, and when. */
export function DetailsStep({ onRates }: { readonly onRates: () => void }) {
  useProductOfAddress();
  const load = useLoad();
  const pickup = usePickup();
  const { ask, asking } = useGetRates(onRates);
  const latest = useRef(ask);
  useEffect(() => {
    latest.current = ask;
  });
  useHotkeys([['mod+Enter', () => latest.current()]], []);
  return (
    <div className={css.columns}>
      <div className={css.main}>
        <StepProblems />
        <LanePanel />
        <FindingNotices pickup={pickup} />
        <ItemsPanel load={load} />
        <ValuePanel />
      </div>
      <div className={css.side}>
        <LoadPanel load={load} />
        <div className={css.when}>
          <PickupPanel pickup={pickup} />
          <RatesAction load={load} asking={asking} onAsk={ask} />
        </div>
      </div>
    </div>
  );
}
