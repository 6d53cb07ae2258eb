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

/** The whole table: a new endpoint gets its line in the file of its room. */
export const accessMatrix: Rows = Object.assign({}, ...rooms) as Rows;

/** Lines of all rooms; one more than the table has when two rooms speak of the same endpoint. */
export const matrixLines: number = rooms.reduce((sum, rows) => sum + Object.keys(rows).length, 0);
