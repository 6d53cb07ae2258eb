import type { ServiceDays } from '@waybill/contract';
import type { ContractForm } from '../../../../lib/forms/use-contract-form.ts';

export type Service = { code: string; name: string; factor_bp: number | null; days: number | null; deliver_by: string };
export type Band = { upto_miles: number | null; days: number | null };
export type Values = {
  revision: number | null;
  service: Omit<ServiceDays, 'services' | 'bands' | 'rural_days' | 'remote_days' | 'over_length_days'> & {
    services: Service[];
    bands: Band[];
    rural_days: number | null;
    remote_days: number | null;
    over_length_days: number | null;
  };
};
type Form = ContractForm<Values>['form'];
export type Part = { readonly form: Form };
