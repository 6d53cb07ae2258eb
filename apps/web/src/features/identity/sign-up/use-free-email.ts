import { endpoints } from '@waybill/contract';
import { useRef } from 'react';
import { call } from '../../../lib/api/call.ts';
import { ApiProblem } from '../../../lib/api/problem.ts';

/**
 * Asks whether an email can still sign up, once for each email, since every question counts as a try. What cannot be
 * told now, the sign-up itself tells at its end.
 * @returns words for an email that is taken, else null
 */
export function useFreeEmail(): (email: string) => Promise<string | null> {
  const asked = useRef<{ readonly email: string; readonly words: string | null } | null>(null);
  return async (typed) => {
    const email = typed.trim().toLowerCase();
    if (asked.current?.email === email) return asked.current.words;
    try {
      await call(endpoints.signUp.checkEmail, { body: { email } });
      asked.current = { email, words: null };
      return null;
    } catch (problem) {
      const isTaken = problem instanceof ApiProblem && problem.codes['email']?.includes('email_taken');
      if (!isTaken) return null;
      const words = problem.errors['email']?.join(' ') ?? problem.message;
      asked.current = { email, words };
      return words;
    }
  };
}
