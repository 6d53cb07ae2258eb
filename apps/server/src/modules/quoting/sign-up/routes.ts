import { endpoints } from '@waybill/contract';
import { process, query, type Binding } from '../../../core/http/binding.ts';
import { checkEmail, register } from './register.ts';

export const signUpBindings: Binding[] = [
  query(endpoints.signUp.checkEmail, checkEmail),
  process(endpoints.signUp.register, register),
];
