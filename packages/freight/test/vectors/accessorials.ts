/**
 * Code, group, side, where it comes from, the figures to begin with in US dollars, and what it covers. Printed in this
 * order.
 */
export const accessorialVectors = [
  'LGPU liftgate pickup requested 98',
  'LGDEL liftgate delivery requested 98',
  'RESPU residential pickup site 115 LTDPU',
  'RESDEL residential delivery site 115 LTDDEL,NOTIFY',
  'LTDPU limited_access pickup site 130',
  'LTDDEL limited_access delivery site 130',
  'INPU inside_pickup pickup requested 11.96/cwt,126..1264',
  'INDEL inside_delivery delivery requested 11.96/cwt,126..1264',
  'APPT appointment delivery requested 56 NOTIFY',
  'NOTIFY notify delivery requested 56',
  'SORT sort_and_segregate delivery requested 3/cwt|1.14/piece,121',
  'TSPU trade_show_pickup pickup requested 190',
  'TSDEL trade_show_delivery delivery requested 190',
  'FREEZE freeze_protection linehaul requested 20%,60',
  'NYC nyc_metro both site 2.5/cwt,35..250',
  'HAZ hazardous linehaul load 45',
  'OVR08 over_length linehaul load 85',
  'OVR12 over_length linehaul load 125',
  'OVR20 over_length linehaul load 195',
  'DETEN after_the_fact both after 52/15min,61',
  'REDEL after_the_fact delivery after 95',
  'RECON after_the_fact linehaul after 110',
  'REWEIGH after_the_fact linehaul after 30',
  'BOLCOR after_the_fact linehaul after 30',
  'STORAGE after_the_fact delivery after 2.5/cwt/day,25',
  'STOPOFF stop_off linehaul after 472',
  'EXCVAL excess_value linehaul after 2%excess,27',
] as const;

/** Areas of New York City and its surroundings by the first three digits of their ZIP codes. */
export const newYorkVectors = '100 101 102 103 104 110 111 112 113 114 116'.split(' ');
