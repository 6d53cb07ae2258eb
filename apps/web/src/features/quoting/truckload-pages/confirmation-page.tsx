import { useQuery } from '@tanstack/react-query';
import { endpoints, type TruckloadAnswer } from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiProblem } from '../../../lib/api/problem.ts';
import { apiQuery } from '../../../lib/api/query.ts';
import { useFormats } from '../../../lib/format/use-formats.ts';
import { useAddressParams } from '../../../lib/routes/use-address.ts';
import { IconBan, IconCircleCheck } from '../../../ui/icons.ts';
import { AnswerForm } from './answer-form.tsx';
import { ClosedLink } from './closed-link.tsx';
import { ConfirmationFacts } from './confirmation-facts.tsx';
import css from './truckload-pages.module.css';
import { Waiting } from './waiting.tsx';

function Answered({ answer, zone }: { readonly answer: TruckloadAnswer; readonly zone: string }) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  const yes = answer.decision === 'confirm';
  const Icon = yes ? IconCircleCheck : IconBan;
  const said = { number: answer.number, name: answer.name, time: dateTime(answer.at, zone) };
  return (
    <section className={css.answered} data-yes={yes || undefined} role="status">
      <Icon size={40} aria-hidden="true" />
      <h1>{t(yes ? 'truckload_pages.confirm.confirmed' : 'truckload_pages.confirm.declined')}</h1>
      <p>{t(yes ? 'truckload_pages.confirm.confirmed_text' : 'truckload_pages.confirm.declined_text', said)}</p>
    </section>
  );
}

/** A customer's contact says yes or no to a load, by a mailed link and without a login; once. */
export function ConfirmationPage() {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  const { token = '' } = useAddressParams();
  const [answer, setAnswer] = useState<{ readonly given: TruckloadAnswer; readonly zone: string } | null>(null);
  const [closed, setClosed] = useState<ApiProblem | null>(null);
  const query = useQuery({
    ...apiQuery(endpoints.truckloadConfirmations.show, { params: { token } }),
    // Once answered the link opens nothing; what was read stays until the answer is shown.
    retry: false,
    refetchOnWindowFocus: false,
    enabled: answer === null,
  });
  if (answer !== null) return <Answered answer={answer.given} zone={answer.zone} />;
  const problem = closed ?? query.error;
  if (problem !== null) return <ClosedLink problem={problem} retry={() => void query.refetch()} />;
  const load = query.data?.data;
  if (load === undefined) return <Waiting />;
  const by = { company: load.company, number: load.number, time: dateTime(load.expires_at, load.time_zone) };
  return (
    <div className={css.page}>
      <header className={css.head}>
        <h1>{t('truckload_pages.confirm.heading')}</h1>
        <p className="wb-soft">{t('truckload_pages.confirm.by', by)}</p>
      </header>
      <ConfirmationFacts load={load} />
      <AnswerForm
        token={token}
        load={load}
        onAnswer={(given) => setAnswer({ given, zone: load.time_zone })}
        onClosed={setClosed}
      />
    </div>
  );
}
