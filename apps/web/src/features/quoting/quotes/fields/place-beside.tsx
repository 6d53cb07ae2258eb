import type { Place } from '@waybill/contract';
import { IconCheck } from '../../../../ui/icons.ts';
import type { StopDraft } from '../draft/draft.ts';
import css from './place-beside.module.css';

const canadian = /^[a-z]\d/i;

/** What somebody types into the field of a postal code, with the country it is of then. */
export function typedCode(text: string, now: StopDraft['country']): Pick<StopDraft, 'postal_code' | 'country'> {
  // Letters stand in Canadian codes only.
  const country = canadian.test(text) ? 'CA' : now === 'CA' && /^\d/.test(text) ? 'US' : now;
  // A name that is looked for in the address book may be longer than any code.
  return { postal_code: text.slice(0, /^\p{L}{2}/u.test(text) ? 40 : 10), country };
}

/** What the field of a postal code shows behind the code: its place, once that is known. */
export function placeBeside(country: StopDraft['country'], place: Place | null) {
  return {
    rightSectionWidth: `calc(100% - ${country === 'CA' ? 84 : 66}px)`,
    rightSectionPointerEvents: 'none',
    rightSection: (
      <span className={css.place}>
        {/* A long name of a city ends in dots, and its state stays. */}
        <span className={css.city}>{place?.city}</span>
        <span className={css.state}>{place && `, ${place.state}`}</span>
        {place && <IconCheck size={16} aria-hidden="true" className={css.known} />}
      </span>
    ),
  } as const;
}
