import { Button } from '@mantine/core';
import type { ExceptionRow } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { IconPhone, IconRefresh } from '../../../ui/icons.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import css from './exceptions.module.css';
import type { Work } from './use-work.ts';

type CallProps = {
  readonly words: string;
  readonly name: string;
  readonly phone: string;
  /** Beside the button that comes first: its picture alone, its words are heard. */
  readonly small?: boolean;
};

/** Calls somebody; the number stands in the title and is what is dialled. */
export function CallButton({ words, name, phone, small: short = false }: CallProps) {
  const { t } = useTranslation();
  return (
    <Button
      component="a"
      href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}
      h={28}
      px={10}
      fz={13}
      title={`${words}: ${t('exceptions.call_title', { name, phone })}`}
      leftSection={!short && <IconPhone size={14} aria-hidden="true" />}
    >
      {short && <IconPhone size={14} aria-hidden="true" />}
      <span className={short ? 'wb-only-heard' : undefined}>{words}</span>
    </Button>
  );
}

type Props = {
  readonly row: ExceptionRow;
  readonly work: Work;
  readonly mayWork: boolean;
  readonly reschedule: (row: ExceptionRow) => void;
  /** What the carrier says of a request that it did not clearly answer. */
  readonly decide: (row: ExceptionRow, made: boolean) => void;
};

function Carrier({ row, small: short = false }: { readonly row: ExceptionRow; readonly small?: boolean }) {
  const { t } = useTranslation();
  const { name, phone } = row.carrier;
  if (phone === null) return <span className={css.soft}>{t('exceptions.no_phone', { name })}</span>;
  return <CallButton words={t('exceptions.call_carrier')} name={name} phone={phone} small={short} />;
}

const small = { h: 28, px: 10, fz: 13 } as const;

/** The answers there are to a request of which nobody knows: it was done, it was not, or it is asked for once more. */
function Answers({ row, reschedule, decide }: Pick<Props, 'row' | 'reschedule' | 'decide'>) {
  const { t } = useTranslation();
  const off = row.request?.kind === 'cancel_pickup';
  const canAsk = !off && row.status !== 'canceled';
  return (
    <>
      <Button {...small} onClick={() => decide(row, true)}>
        {t(off ? 'exceptions.called_off' : 'exceptions.made')}
      </Button>
      <Button {...small} onClick={() => decide(row, false)}>
        {t(off ? 'exceptions.not_called_off' : 'exceptions.not_made')}
      </Button>
      {canAsk && (
        <Button {...small} onClick={() => reschedule(row)}>
          {t('exceptions.ask_again')}
        </Button>
      )}
    </>
  );
}

function Main({ row, work, mayWork, reschedule, decide }: Props) {
  const { t } = useTranslation();
  if (row.kind === 'unclear_pickup' && row.request !== null && mayWork)
    return <Answers row={row} reschedule={reschedule} decide={decide} />;
  if (row.kind === 'unknown_booking') {
    return mayWork ? (
      <LinkButton to="admin.bookings" h={28} px={10} fz={13}>
        {t('exceptions.settle')}
      </LinkButton>
    ) : null;
  }
  if (row.kind === 'failed_delivery' && row.delivery !== null && row.delivery.phone !== '') {
    return (
      <CallButton
        words={t('exceptions.call_consignee')}
        name={row.delivery.company || row.delivery.name}
        phone={row.delivery.phone}
      />
    );
  }
  if (row.kind === 'missed_pickup' && mayWork) {
    return (
      <Button h={28} px={10} fz={13} onClick={() => reschedule(row)}>
        {t('exceptions.reschedule')}
      </Button>
    );
  }
  if (row.kind === 'silent' && row.can_ask && mayWork) {
    return (
      <Button
        h={28}
        px={10}
        fz={13}

        leftSection={<IconRefresh size={14} aria-hidden="true" />}
        onClick={() => work.ask(row)}
      >
        {t('exceptions.ask')}
      </Button>
    );
  }
  return <Carrier row={row} />;
}

/** What to do with a row, and the button that does it. */
export function NextStep(props: Props) {
  const { t } = useTranslation();
  const { row } = props;
  const carrierToo =
    row.kind === 'missed_pickup' ||
    (row.kind === 'unclear_pickup' && row.request !== null && props.mayWork) ||
    (row.kind === 'silent' && row.can_ask) ||
    row.kind === 'failed_delivery';
  return (
    <div className={css.cell}>
      <span className={css.step}>{t(`exceptions.steps.${row.kind}`)}</span>
      <span className={css.buttons} title={t(`exceptions.steps.${row.kind}`)}>
        <Main {...props} />
        {carrierToo && row.carrier.phone !== null && <Carrier row={row} small />}
      </span>
    </div>
  );
}
