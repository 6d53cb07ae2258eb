import { account } from './account.ts';
import { money } from './money.ts';
import { parts } from './parts.ts';
import { people } from './people.ts';
import { quoting } from './quoting.ts';
import { shipping } from './shipping.ts';
import { staffAccounts } from './staff-accounts.ts';
import { staffDesk } from './staff-desk.ts';
import { staffFigures } from './staff-figures.ts';
import { staffHouse } from './staff-house.ts';
import { staffMoney } from './staff-money.ts';
import type { Rows } from './who.ts';

const rooms: readonly Rows[] = [
  people,
  account,
  quoting,
  shipping,
  money,
  parts,
  staffAccounts,
  staffDesk,
  staffMoney,
  staffHouse,
  staffFigures,
];

/** The complete matrix. Add a new endpoint in the file of its area. */
export const accessMatrix: Rows = Object.assign({}, ...rooms) as Rows;

/** Total number of lines. It exceeds the matrix when two areas list the same endpoint. */
export const matrixLines: number = rooms.reduce((sum, rows) => sum + Object.keys(rows).length, 0);
