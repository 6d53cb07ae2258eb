import { Button } from '@mantine/core';
import { endpoints, testedSetupItems, type Setup, type SetupItem, type SetupPart } from '@waybill/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '../../../lib/api/query.ts';
import { useFormats } from '../../../lib/format/use-formats.ts';
import { ownZone } from '../../../lib/format/zones.ts';
import type { PlainRouteName } from '../../../lib/routes/table.ts';
import { useUser } from '../../../lib/session/use-user.ts';
import { ToneChip } from '../../../ui/freight/status/status-chip.tsx';
import { IconAlertTriangle, IconCircleCheck, IconCircleDashed } from '../../../ui/icons.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { notifyRefused } from '../../../ui/notify.ts';
import css from './setup.module.css';

/** The page on which each item is set up; null where the machine or its settings decide. */
const pages: Readonly<Record<SetupItem['code'], PlainRouteName | null>> = {
  demo_carriers: 'admin.carriers',
  company: 'admin.company',
  mail: 'admin.integrations',
  carriers: 'admin.carriers',
  margin: 'admin.company',
  accounts: 'admin.accounts',
  fuel: 'admin.carriers',
  insurance: 'admin.company',
  disclaimer: 'admin.company',
  payments: 'admin.integrations',
  address_service: 'admin.integrations',
  staff: 'admin.roles',
  marketplace: 'admin.integrations',
  backup: null,
  https: null,
};
const superAdminPages: ReadonlySet<PlainRouteName | null> = new Set([
  'admin.carriers',
  'admin.integrations',
  'admin.roles',
]);

type TestedCode = (typeof testedSetupItems)[number];
const isTested = (code: SetupItem['code']): code is TestedCode => testedSetupItems.some((one) => one === code);

function useFactText(): (fact: SetupItem['facts'][number]) => string {
  const { t } = useTranslation();
  const { dateTime, date } = useFormats();
  return ({ code, value }) => {
    if (code === 'missing') return t('setup.facts.missing', { value: t(`company.parts.${value as SetupPart}`) });
    if (code === 'works' || code === 'archived') return t(`setup.facts.${code}`, { value: dateTime(value, ownZone()) });
    if (code === 'week') return t('setup.facts.week', { value: date(value) });
    return t(`setup.facts.${code}`, { value });
  };
}

function Test({ code, onChange }: { readonly code: TestedCode; readonly onChange: (setup: Setup) => void }) {
  const { t } = useTranslation();
  const test = useApiMutation(endpoints.setup.test);
  return (
    <Button
      loading={test.isPending}
      aria-label={`${t('setup.test')}: ${t(`setup.items.${code}.title`)}`}
      onClick={() =>
        test.mutate(
          { params: { code } },
          { onSuccess: ({ data }) => onChange(data), onError: ({ message }) => notifyRefused({ title: message }) },
        )
      }
    >
      {t('setup.test')}
    </Button>
  );
}

type Props = {
  readonly item: SetupItem;
  readonly onChange: (setup: Setup) => void;
  /** An action of this item's own. */
  readonly children: ReactNode;
};

/** An item of the checklist: its state, why it matters, what was found, and where it is set up. */
export function SetupRow({ item, onChange, children }: Props) {
  const { t } = useTranslation();
  const factText = useFactText();
  const { code, done, essential, facts } = item;
  const page = pages[code];
  const user = useUser();
  const mayOpen = !superAdminPages.has(page) || user?.roles.includes('super_admin');
  const title = t(`setup.items.${code}.title`);
  const state = done ? 'done' : essential ? 'required' : 'optional';
  const looks = {
    done: { tone: 'go', icon: IconCircleCheck },
    required: { tone: 'care', icon: IconAlertTriangle },
    optional: { tone: 'plain', icon: IconCircleDashed },
  } as const;
  return (
    <li className={css.row}>
      <div className={css.state}>
        <ToneChip {...looks[state]}>{t(`setup.${state}`)}</ToneChip>
      </div>
      <div className={css.words}>
        <h2>{title}</h2>
        <p>{t(`setup.items.${code}.why`)}</p>
        {!done && <p className={essential ? css.until : undefined}>{t(`setup.items.${code}.until`)}</p>}
        <ul className={css.facts}>
          {facts.map((fact) => (
            <li key={`${fact.code} ${fact.value}`}>{factText(fact)}</li>
          ))}
        </ul>
      </div>
      <div className={css.actions}>
        {children}
        {isTested(code) && !facts.some((fact) => fact.code === 'not_configured') && (
          <Test code={code} onChange={onChange} />
        )}
        {page !== null && mayOpen && (
          <LinkButton to={page} aria-label={`${t('setup.open')}: ${title}`}>
            {t('setup.open')}
          </LinkButton>
        )}
      </div>
    </li>
  );
}
