import { Button, SegmentedControl } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { chargeSides, endpoints, type ChargesView, type ChargeSide, type Shipment } from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { apiQuery } from '../../../../lib/api/query.ts';
import { useChargedFormats } from '../../../../lib/format/use-formats.ts';
import { useUser } from '../../../../lib/session/use-user.ts';
import { FormDialog, type DialogGuard } from '../../../../ui/form-dialog.tsx';
import { LoadFailed } from '../../../../ui/load-failed.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { RouteLink } from '../../../../ui/route-link.tsx';
import { AddedList } from './added-list.tsx';
import { addedName, type Doing } from './api.ts';
import { AddForm, ChangeForm, TakeBackForm } from './charge-form.tsx';
import css from './charges.module.css';

type Props = { readonly shipment: Pick<Shipment, 'id' | 'bol_number' | 'origin'>; readonly onClose: () => void };
type Inside = Props & { readonly view: ChargesView; readonly guard: DialogGuard };

/** Why nothing can be added, and where it goes on. */
function Closed({ view: { bar }, shipment }: Pick<Inside, 'view' | 'shipment'>) {
  const { t } = useTranslation();
  const audits = useUser()?.abilities.includes('staff.carrier_bills') === true;
  if (bar === null) return null;
  return (
    <Notice
      tone="move"
      title={t(`shipment_charges.bars.${bar}`)}
      action={
        bar !== 'canceled' &&
        audits && (
          <RouteLink to="admin.carrier-bills" search={{ search: shipment.bol_number }}>
            {t('shipment_charges.bill_audit')}
          </RouteLink>
        )
      }
    />
  );
}

function Form({ doing, side, view, shipment, guard, onDo }: Inside & Doer) {
  const { t } = useTranslation();
  const given = { id: shipment.id, side, view, guard, onDone: () => onDo({ kind: 'add' }) };
  if (doing.kind === 'add') {
    return (
      <>
        <h3 className={css.title}>{t('shipment_charges.add_title')}</h3>
        {/* Each charge that was added leaves a form of its own behind. */}
        <AddForm key={view.added.length} {...given} />
      </>
    );
  }
  const { charge } = doing;
  const words = { charge: addedName(t, charge.code) };
  return (
    <>
      <h3 className={css.title}>
        {t(doing.kind === 'change' ? 'shipment_charges.change_title' : 'shipment_charges.take_back_title', words)}
        <Button size="compact-sm" variant="subtle" onClick={() => onDo({ kind: 'add' })}>
          {t('shipment_charges.back')}
        </Button>
      </h3>
      {doing.kind === 'change' ? (
        <ChangeForm key={charge.id} {...given} charge={charge} />
      ) : (
        <TakeBackForm key={charge.id} {...given} charge={charge} />
      )}
    </>
  );
}
type Doer = { readonly side: ChargeSide; readonly doing: Doing; readonly onDo: (doing: Doing) => void };

function Sides({ view, shipment, guard, onClose }: Inside) {
  const { t } = useTranslation();
  const { money } = useChargedFormats();
  const [side, setSide] = useState<ChargeSide>('price');
  const [doing, onDo] = useState<Doing>({ kind: 'add' });
  const total = view[side];
  return (
    <div className={css.dialog}>
      <SegmentedControl
        aria-label={t('shipment_charges.side')}
        value={side}
        onChange={(value) => {
          setSide(chargeSides.find((one) => one === value) ?? 'price');
          onDo({ kind: 'add' });
        }}
        data={chargeSides.map((value) => ({ value, label: t(`shipment_charges.sides.${value}`) }))}
      />
      <p className={css.lead}>
        {total === null ? t('shipment_charges.no_cost') : t(`shipment_charges.leads.${side}`)}{' '}
        {side === 'price' && view.held !== null && t('shipment_charges.held', { amount: money(view.held) })}
      </p>
      <Closed view={view} shipment={shipment} />
      {total !== null && (
        <>
          <p className={css.total}>
            <span>{t('shipment_charges.total')}</span>
            <strong>{money(total)}</strong>
          </p>
          <AddedList
            added={view.added.filter((one) => one.side === side)}
            zone={shipment.origin.time_zone}
            {...(view.bar === null ? { onDo } : {})}
          />
          {view.bar === null && <Form {...{ view, shipment, guard, onClose, side, doing, onDo }} key={side} />}
        </>
      )}
    </div>
  );
}

/** What staff added to a shipment, on the customer's side and on the carrier's, and more of it. */
export function ChargesDialog({ shipment, onClose }: Props) {
  const { t } = useTranslation();
  const query = useQuery(apiQuery(endpoints.shipmentCharges.show, { params: { id: shipment.id } }));
  const view = query.data?.data;
  return (
    <FormDialog title={t('shipment_charges.title', { number: shipment.bol_number })} size={640} onClose={onClose}>
      {(guard) => {
        if (view !== undefined) return <Sides view={view} shipment={shipment} guard={guard} onClose={onClose} />;
        return query.isError ? (
          <LoadFailed message={query.error.message} retry={() => void query.refetch()} />
        ) : (
          <div className={css.waiting} aria-busy="true" />
        );
      }}
    </FormDialog>
  );
}
