import { endpoints } from '@waybill/contract';
import type { Language } from '@waybill/phrases';
import { call } from '../../lib/api/call.ts';
import { refreshUser } from '../../lib/session/actions.ts';
import { session } from '../../lib/session/store.ts';
import { LanguageSwitch } from '../../ui/language-switch.tsx';

/** Keeps the chosen language with the person, so that mails and other devices speak it too. */
async function keep(language: Language): Promise<void> {
  const person = session.user;
  if (person === null) return;
  session.set({ ...person, language });
  try {
    await call(endpoints.session.updateProfile, { body: { name: person.name, email: person.email, language } });
    await refreshUser();
  } catch {
    // The words on screen have changed already; the next save of the profile keeps the choice.
  }
}

/** The language switch of somebody signed in. */
export function UserLanguage() {
  return <LanguageSwitch onChoose={(language) => void keep(language)} />;
}
