import { expect, it } from 'vitest';
import { passwordProblems } from './password.ts';
import { fieldProblems } from '../problem.ts';
import { session } from './session.ts';

it('accepts a password that keeps every rule [AUTH-08]', () => {
  for (const password of ['Blue-Hb4', 'Quiet-River-17', 'Émbarque-24', 'ΑΒΓδεζη7!', 'Ж1💥абвгд']) {
    expect(passwordProblems(password)).toEqual([]);
  }
});

it.each([
  ['Blue-H4', ['password_too_short']],
  ['blue-harbor-4', ['password_needs_capital']],
  ['Blue-Harbor', ['password_needs_number']],
  ['BlueHarbor42', ['password_needs_special']],
  ['Blue Harbor 42', ['password_needs_special']],
  ['blueharbor', ['password_needs_capital', 'password_needs_number', 'password_needs_special']],
  ['', ['password_too_short', 'password_needs_capital', 'password_needs_number', 'password_needs_special']],
])('names every rule that %j breaks, all at once [AUTH-08]', (password, broken) => {
  expect(passwordProblems(password)).toEqual(broken);
});

it('counts code points: a truck is one character [AUTH-08]', () => {
  expect(passwordProblems('Aa1!🚚🚚🚚')).toEqual(['password_too_short']);
  expect(passwordProblems('Aa1!🚚🚚🚚🚚')).toEqual([]);
});

it('takes 64 characters and more, and spaces [AUTH-08]', () => {
  expect(passwordProblems(`A1! ${'long '.repeat(12)}`)).toEqual([]);
  expect(passwordProblems(`A1!${'x'.repeat(1000)}`)).toEqual([]);
});

it('knows the common ones also with a capital, digits for letters and a tail [AUTH-08]', () => {
  for (const password of [
    'Password1!',
    'P@ssw0rd!',
    'Welcome2024!',
    'Qwerty123!',
    '!Dr4gon1',
    'Freight1!',
    'Contraseña1!',
  ]) {
    expect(passwordProblems(password), password).toEqual(['password_too_common']);
  }
  for (const password of ['Dragon-fruit-7', 'Passw0rd-of-Ana!', 'Summer-harbor-3']) {
    expect(passwordProblems(password), password).toEqual([]);
  }
});

const change = session.updatePassword.body;
const problemsOf = (form: object) =>
  fieldProblems(change.safeParse(form).error!).map(({ field, code }) => [field, code]);

it('reports a difference under password, beside the broken rules [AUTH-09]', () => {
  const form = { current_password: 'x', password: 'Blue-Harbor-42' };
  expect(change.safeParse({ ...form, password_confirmation: 'Blue-Harbor-42' }).success).toBe(true);
  expect(problemsOf({ ...form, password_confirmation: 'Blue-Harbor-43' })).toEqual([
    ['password', 'password_mismatch_change'],
  ]);
  expect(problemsOf(form)).toEqual([['password', 'password_mismatch_change']]);
  expect(problemsOf({ password: 'blue-harbor-42' })).toEqual([
    ['current_password', 'required'],
    ['password', 'password_needs_capital'],
    ['password', 'password_mismatch_change'],
  ]);
});

it('asks for a missing password once [AUTH-09]', () => {
  expect(problemsOf({ current_password: 'x' })).toEqual([['password', 'required']]);
});
