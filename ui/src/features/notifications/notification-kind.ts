import { type Icon, IconBriefcase, IconChecklist, IconDeviceLaptop, IconInfoCircle } from '@tabler/icons-react';
import type { Notification } from '#api/notifications/contract.ts';

/** How each type reads and looks. */
export const notificationKinds: Record<Notification['type'], { name: string; icon: Icon }> = {
  'job-application': { name: 'Job application', icon: IconBriefcase },
  'application-status': { name: 'Application status', icon: IconChecklist },
  'system-alert': { name: 'System alert', icon: IconInfoCircle },
  'device-status': { name: 'Device status', icon: IconDeviceLaptop },
};
