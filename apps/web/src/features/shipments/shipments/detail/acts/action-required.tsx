import { Button } from '@mantine/core';
import type { Party, Shipment } from '@waybill/contract';
import { en } from '@waybill/phrases/en';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { eventWords } from '../../../../../ui/freight/timeline/event-words.ts';
import { IconArrowBackUp, IconHandStop, IconMail, IconPhone, IconRepeat } from '../../../../../ui/icons.ts';
import { Notice } from '../../../../../ui/notice.tsx';
import { useMayQuote } from '../../list/no-shipments.tsx';
import { ReshipDialog } from '../../reship/reship-dialog.tsx';
import css from './action-required.module.css';

type Act = { readonly whom: 'pickup' | 'delivery'; readonly ship: 'again' | 'back' | null };

/** Whom to ask for each cause, and what may have to be shipped; codes of EDI 214 as the carrier reports them. */
const acts: Readonly<Record<string, Act>> = {
  A3: { whom: 'delivery', ship: 'again' },
  A7: { whom: 'delivery', ship: 'back' },
  A9: { whom: 'delivery', ship: null },
  AH: { whom: 'delivery', ship: null },
  AI: { whom: 'delivery', ship: null },
  AP: { whom: 'delivery', ship: null },
  BC: { whom: 'delivery', ship: null },
  OO: { whom: 'pickup', ship: null },
  PR: { whom: 'delivery', ship: null },
};
const usual: Act = { whom: 'pickup', ship: null };

function Ask({ party }: { readonly party: Party }) {
  const { t } = useTranslation();
  return (
    <>
      <Button
        component="a"
        variant="filled"
        href={`tel:${party.phone.replace(/[^\d+]/g, '')}`}
        leftSection={<IconPhone size={16} aria-hidden="true" />}
      >
        {t('tracking.act.call', { company: party.company })}
      </Button>
      <Button component="a" href={`mailto:${party.email}`} leftSection={<IconMail size={16} aria-hidden="true" />}>
        {t('tracking.act.mail')}
      </Button>
    </>
  );
}

/** What a shipment waits for, in one sentence, and the buttons that do it. */
export function ActionRequired({ shipment }: { readonly shipment: Shipment }) {
  const { t } = useTranslation();
  const mayQuote = useMayQuote();
  const [shipping, setShipping] = useState(false);
  const code = shipment.action_required;
  if (code === null) return null;
  const { whom, ship } = acts[code] ?? usual;
  const cause = code === 'unknown' ? t('tracking.due.silence') : eventWords(t, code, null);
  const known = Object.hasOwn(en.tracking.act.required, code);
  const required = known
    ? t(`tracking.act.required.${code as keyof typeof en.tracking.act.required}`)
    : t('tracking.act.required.other');
  return (
    <section className={css.panel} id="action" aria-label={t('freight.status.action_required')}>
      <Notice
        tone="care"
        icon={IconHandStop}
        title={t('tracking.act.title', { cause })}
        action={
          <span className={css.buttons}>
            <Ask party={shipment[whom]} />
            {ship !== null && mayQuote && (
              <Button
                onClick={() => setShipping(true)}
                leftSection={
                  ship === 'back' ? (
                    <IconArrowBackUp size={16} aria-hidden="true" />
                  ) : (
                    <IconRepeat size={16} aria-hidden="true" />
                  )
                }
              >
                {t(`tracking.reship.${ship}`)}
              </Button>
            )}
          </span>
        }
      >
        {required}
      </Notice>
      {shipping && (
        <ReshipDialog
          id={shipment.id}
          number={shipment.bol_number}
          back={ship === 'back'}
          onClose={() => setShipping(false)}
        />
      )}
    </section>
  );
}
