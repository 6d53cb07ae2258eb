import {
  IconBuildingStore,
  IconCube,
  IconFileText,
  IconKey,
  IconLayoutDashboard,
  IconMessage2Dollar,
  IconNetwork,
  IconPlug,
  IconPlugX,
  IconProgressHelp,
  IconShieldLock,
  IconSpeakerphone,
  IconTransferVertical,
  IconTruck,
  IconTruckDelivery,
  IconTruckLoading,
  IconUser,
} from '../../ui/icons.ts';
import type { NavGroup } from './entry.ts';

/** The staff sidebar. Who may open what is said by the route table. */
export const adminNav: readonly NavGroup[] = [
  {
    entries: [
      { to: 'admin.dashboard', icon: IconLayoutDashboard },
      { to: 'admin.accounts', icon: IconBuildingStore },
      { to: 'admin.shipments', icon: IconTruckDelivery },
      { to: 'admin.quote-requests', icon: IconMessage2Dollar },
      { to: 'admin.bookings', icon: IconProgressHelp },
      { to: 'admin.edi', icon: IconFileText },
      { to: 'admin.incidents', icon: IconPlugX },
      { to: 'admin.notifications', icon: IconSpeakerphone },
    ],
  },
  {
    title: 'network',
    entries: [
      { to: 'admin.carriers', icon: IconTruck },
      { to: 'admin.aliases', icon: IconTransferVertical },
      { to: 'admin.equipment', icon: IconTruckLoading },
      { to: 'admin.parts', icon: IconCube },
    ],
  },
  {
    title: 'system',
    entries: [
      { to: 'admin.partners', icon: IconNetwork },
      { to: 'admin.integrations', icon: IconPlug },
      { to: 'admin.oauth', icon: IconKey },
      { to: 'admin.users', icon: IconUser },
      { to: 'admin.roles', icon: IconShieldLock },
    ],
  },
];
