import type { Translation } from '../../types.ts';
import type { roles as source } from '../../en/identity/roles.ts';

export const roles: Translation<typeof source> = {
  super_admin: 'Superadministrador',
  fpg_admin: 'Administrador',
  fpg_sales_admin: 'Administrador de ventas',
  fpg_sales: 'Ventas',
  fpg_ops: 'Operaciones',
  fpg_accounting: 'Contabilidad',
  fpg_feature: 'Funciones anticipadas',
  owner: 'Titular',
  shipper: 'Embarcador',
  quoter: 'Cotizador',
  billing: 'Facturación',
  viewer: 'Solo lectura',
};
