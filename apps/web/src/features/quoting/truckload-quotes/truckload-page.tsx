import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { endpoints, type EquipmentUsed } from '@waybill/contract';
import { Fragment, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { apiQuery } from '../../../lib/api/query.ts';
import { go } from '../../../lib/routes/navigator.ts';
import { useAddressParams } from '../../../lib/routes/use-address.ts';
import { useUser } from '../../../lib/session/use-user.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { FormErrors } from '../../../ui/form-errors.tsx';
import { LaterConfirmDialog } from '../../../ui/later-confirm-dialog.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import css from '../../../ui/side-columns.module.css';
import {
  claimDraft,
  DraftSaved,
  OtherDraftsContext,
  OtherDraftsMenu,
  QuoteTabs,
  SplitNotice,
  StepSkeleton,
  useSavedDrafts,
  type Claimed,
} from '../quotes/public.ts';
import { makeStore, useStore } from '../../../lib/store.ts';
import { noProblems, TruckloadFormContext, useTruckloadForm, type TruckloadForm } from './draft/truckload-form.ts';
import { emptyTruckload, type TruckloadDraft } from './draft/draft.ts';
import { draftFromTruckload } from './draft/from-quote.ts';
import { layOut, truckloadDraftStore } from './draft/truckload-draft-store.ts';
import { EquipmentPanel } from './equipment/equipment-panel.tsx';
import { ConditionsPanel } from './load/conditions-panel.tsx';
import { ItemsPanel } from './load/items-panel.tsx';
import { TruckPanel } from './load/truck-panel.tsx';
import { PricePanel } from './price/price-panel.tsx';
import { RoutePanel } from './route/route-panel.tsx';

function Problems() {
  const { texts, failed, failure } = useStore(useTruckloadForm().problems, (now) => now);
  return <FormErrors of={{ failedSubmits: failed, failure, form: { errors: texts } }} />;
}

/** A new draft in the units of the one before. */
const begunAnew = ({ degrees, currency }: TruckloadDraft) => emptyTruckload(degrees, currency);

function StartOver() {
  const { t } = useTranslation();
  const truckloadForm = useTruckloadForm();
  const [asking, setAsking] = useState(false);
  function begin(): void {
    truckloadForm.draft.set(begunAnew);
    truckloadForm.problems.set(() => noProblems);
    setAsking(false);
  }
  return (
    <>
      <Button variant="subtle" onClick={() => setAsking(true)}>
        {t('quotes.start_over')}
      </Button>
      <LaterConfirmDialog
        opened={asking}
        title={t('quotes.start_over_title')}
        confirm={t('quotes.start_over')}
        onConfirm={begin}
        onCancel={() => setAsking(false)}
      >
        {t('quotes.start_over_text')}
      </LaterConfirmDialog>
    </>
  );
}

type OpenProps = {
  readonly userId: string;
  readonly claimed: Claimed<TruckloadDraft>;
  readonly equipment: readonly EquipmentUsed[];
};

function OpenForm({ userId, claimed, equipment }: OpenProps) {
  const { t } = useTranslation();
  const [truckloadForm] = useState<TruckloadForm>(() => ({
    userId,
    draft: makeStore(claimed.draft),
    problems: makeStore(noProblems),
    equipment,
  }));
  const [kept] = useState(() => ({
    shelf: truckloadDraftStore,
    userId,
    draft: truckloadForm.draft,
    empty: () => begunAnew(truckloadForm.draft.get()),
    onLaid: () => truckloadForm.problems.set(() => noProblems),
  }));
  const others = useSavedDrafts(kept, claimed);
  return (
    <TruckloadFormContext value={truckloadForm}>
      <OtherDraftsContext value={others}>
        <PageHeader
          title={t('titles.truckload')}
          actions={
            <>
              <DraftSaved />
              <OtherDraftsMenu />
              <StartOver />
            </>
          }
        />
        <QuoteTabs />
        <SplitNotice />
      </OtherDraftsContext>
      <Fragment key={others.laid}>
        <div className={css.columns}>
          <div className={css.main}>
            <Problems />
            <RoutePanel />
            <EquipmentPanel />
            <ItemsPanel />
            <TruckPanel />
            <ConditionsPanel />
          </div>
          <div className={css.side}>
            <PricePanel />
          </div>
        </div>
      </Fragment>
    </TruckloadFormContext>
  );
}

/** The draft this tab begins with; null for the moment until it is known whether another tab has it open. */
function useClaim(userId: string): Claimed<TruckloadDraft> | null {
  const user = useUser();
  const [fresh] = useState(() => emptyTruckload(user?.unit_system === 'metric' ? 'C' : 'F', user?.currency ?? 'USD'));
  const [claimed, setClaimed] = useState<Claimed<TruckloadDraft> | null>(null);
  useEffect(() => {
    let gone = false;
    async function claim(): Promise<void> {
      const found = await claimDraft(truckloadDraftStore, userId, () => begunAnew(fresh));
      if (gone) found.hold?.release();
      else setClaimed(found);
    }
    void claim();
    return () => {
      gone = true;
    };
  }, [userId, fresh]);
  return claimed;
}

function Room({ userId }: { readonly userId: string }) {
  const { t } = useTranslation();
  const claimed = useClaim(userId);
  const equipment = useQuery(apiQuery(endpoints.equipmentTypes.list));
  const kinds = equipment.data?.data;
  if (claimed !== null && kinds !== undefined && kinds.length > 0)
    return <OpenForm userId={userId} claimed={claimed} equipment={kinds} />;
  return (
    <>
      <PageHeader title={t('titles.truckload')} />
      <QuoteTabs />
      {equipment.isError ? (
        <LoadFailed message={equipment.error.message} retry={() => void equipment.refetch()} />
      ) : kinds?.length === 0 ? (
        <EmptyState title={t('truckload.equipment.empty_title')} text={t('truckload.equipment.empty_text')} />
      ) : (
        <StepSkeleton />
      )}
    </>
  );
}

/** Truckload: from where to where in what, drawn, priced at once, and sent to sales where that is not enough. */
export function TruckloadPage() {
  const user = useUser();
  return user === null ? null : <Room key={user.id} userId={user.id} />;
}

/** Goes on where an earlier truckload quote stands, or begins the same anew; `return` swaps pickup and delivery. */
export function TruckloadAgainPage() {
  const { t } = useTranslation();
  const user = useUser();
  const { id = '', return: way } = useAddressParams();
  const found = useQuery(apiQuery(endpoints.truckload.show, { params: { id } }));
  const quote = found.data?.data;
  const userId = user?.id;
  useEffect(() => {
    if (quote === undefined || userId === undefined) return;
    // What was being typed is not lost: it stays among the drafts.
    layOut(userId, draftFromTruckload(quote, way === 'return', Date.now()));
    void go('truckload', {}, { replace: true });
  }, [quote, way, userId]);
  return (
    <>
      <PageHeader title={t('titles.truckload')} />
      <QuoteTabs />
      {found.isError ? (
        <LoadFailed message={found.error.message} retry={() => void found.refetch()} />
      ) : (
        <StepSkeleton />
      )}
    </>
  );
}
