import { endpoints, languages, type User } from '@waybill/contract';
import type { Language } from '@waybill/phrases';
import { call } from '../api/call.ts';
import { ApiProblem } from '../api/problem.ts';
import { session } from './store.ts';

const key = 'wb_language_owed';

/** The language that a person chose here and that the server does not have yet; null when it has it. */
export function owedLanguage({ id }: User): Language | null {
  const [of, language] = (localStorage.getItem(key) ?? '').split(' ');
  return of === id ? (languages.find((one) => one === language) ?? null) : null;
}

/** The language was saved by other means: what was chosen here before that counts no more. */
export function forgetOwedLanguage(): void {
  localStorage.removeItem(key);
}

/** Whether the server may take it another time. */
function mayRecover({ status }: ApiProblem): boolean {
  return status === 0 || status === 401 || status === 419 || status === 429 || status >= 500;
}

/** What is told now: the next choice waits for it, so that the server takes the last one last. */
let telling: Promise<void> = Promise.resolve();

function send(person: User, language: Language): Promise<void> {
  telling = telling.catch(() => undefined).then(() => tell(person, language));
  return telling;
}

async function tell(person: User, language: Language): Promise<void> {
  const body = { name: person.name, email: person.email, language };
  try {
    // The page may be gone before the answer.
    await call(endpoints.session.updateProfile, { body, keepalive: true });
  } catch (problem) {
    if (!(problem instanceof ApiProblem)) throw problem;
    if (mayRecover(problem)) return;
  }
  if (owedLanguage(person) === language) forgetOwedLanguage();
}

/**
 * Keeps the language that the person signed in chose, so that mails and other devices speak it too. What the server
 * could not be told is told with the next look at the person; until then the choice made here holds.
 */
export async function saveLanguage(language: Language): Promise<void> {
  const person = session.user;
  if (person === null) return;
  session.set({ ...person, language });
  try {
    localStorage.setItem(key, `${person.id} ${language}`);
  } catch {
    // A full or forbidden storage: the server is told all the same.
  }
  await send(person, language);
}

/**
 * A person as the server told of them, in the language that was chosen here meanwhile.
 * @param before who was signed in when the server was asked: a choice made since is newer than its answer
 */
export function inChosenLanguage(told: User, before: User | null): User {
  const now = session.user;
  const owed = owedLanguage(told);
  if (owed !== null && owed !== told.language) {
    void send(told, owed);
    return { ...told, language: owed };
  }
  const changed = now !== null && before !== null && now.id === told.id && now.language !== before.language;
  return changed ? { ...told, language: now.language } : told;
}
