import type { FieldProblem } from '@waybill/contract';

type Typed = { readonly password: string; readonly password_confirmation: string };

/** Finds that the new password was typed differently the second time; said under `password`, as the server does. */
export function samePasswords({ password, password_confirmation: again }: Typed): readonly FieldProblem[] {
  if (password === '' || password === again) return [];
  return [{ field: 'password', code: 'password_mismatch_change', params: {} }];
}
