import { endpoints } from '@waybill/contract';
import { process, type Binding } from '../../../core/http/binding.ts';
import { register } from './register.ts';

export const signUpBindings: Binding[] = [process(endpoints.signUp.register, register)];
