import {
  type Icon,
  IconAdjustments,
  IconBookmark,
  IconBriefcase,
  IconClipboardList,
  IconDatabaseSearch,
  IconFileImport,
  IconFileText,
  IconHeadset,
  IconHistory,
  IconListCheck,
  IconListDetails,
  IconListSearch,
  IconPlus,
  IconSearch,
  IconTicket,
  IconUpload,
  IconUserEdit,
  IconUserQuestion,
  IconUserSearch,
  IconUsers,
  IconUsersGroup,
} from '@tabler/icons-react';
import { matchPath } from 'react-router';
import { type Action, can, canForAny } from '#domain/permissions.ts';
import type { Role } from '#domain/roles.ts';

export interface NavItem {
  name: string;
  description: string;
  href: string;
  /** What an account must be allowed to do; without it, every account gets the item. */
  action?: Action;
  /** Only accounts that may do it on every record get the item. */
  forEveryRecord?: boolean;
  icon: Icon;
  /** Further routes that belong to this item. */
  also?: readonly string[];
}

export interface NavGroup {
  name: string;
  items: NavItem[];
}

const ticketScreens = ['/tickets/:id', '/viewtickets'];

/** Every item of the menus, in order. */
const entries: readonly (NavItem | NavGroup)[] = [
  {
    name: 'Resume Parser',
    description: 'Turn resumes into profiles',
    href: '/resume-parser',
    action: 'resumes.parse',
    icon: IconFileText,
    also: ['/bulk-parse'],
  },
  {
    name: 'Imports',
    items: [
      {
        name: 'Import Candidates',
        description: 'New candidates from a spreadsheet',
        href: '/import-candidate',
        action: 'candidates.import',
        icon: IconFileImport,
      },
      {
        name: 'Import Candidate Info',
        description: 'Fill in candidates already here',
        href: '/import-info',
        action: 'candidates.import',
        icon: IconUserEdit,
      },
      {
        name: 'Import Resumes',
        description: 'Many resumes at once',
        href: '/import-resume',
        action: 'resumes.parse',
        icon: IconUpload,
        also: ['/process-resume'],
      },
      {
        name: 'Identity Review',
        description: 'Resumes and rows without proof of whose they are',
        href: '/identity-review',
        action: 'candidates.merge',
        icon: IconUserQuestion,
      },
    ],
  },
  {
    name: 'Jobs',
    items: [
      {
        name: 'Create Jobs',
        description: 'Post a new opening',
        href: '/create-job',
        action: 'jobs.post',
        icon: IconPlus,
      },
      {
        name: 'Manage Jobs',
        description: 'Postings, live and draft',
        href: '/list-jobs',
        action: 'jobs.read-drafts',
        icon: IconBriefcase,
        also: ['/job/:id', '/update-job/:id'],
      },
    ],
  },
  {
    name: 'Candidates',
    items: [
      {
        name: 'Search Candidates',
        description: 'Look up people by role, skill or name',
        href: '/list-candidates',
        action: 'candidates.search',
        icon: IconUserSearch,
      },
      {
        name: 'Pro Search Candidates',
        description: 'Badges, Boolean text and every filter',
        href: '/pro-search',
        action: 'candidates.search',
        icon: IconListSearch,
        also: ['/candidate/:id', '/compare-candidates'],
      },
      {
        name: 'Lists',
        description: 'Candidates kept together, yours and shared ones',
        href: '/shortlists',
        action: 'shortlists.keep',
        icon: IconListCheck,
      },
      {
        name: 'Saved Searches',
        description: 'Run one again, or set its alert',
        href: '/pro-search?searches=saved',
        action: 'searches.keep',
        icon: IconBookmark,
      },
    ],
  },
  {
    name: 'Tickets',
    items: [
      {
        name: 'Get Assistance',
        description: 'Raise a ticket with us',
        href: '/raise-ticket',
        action: 'tickets.raise',
        icon: IconHeadset,
      },
      {
        name: 'View Tickets',
        description: 'The status of your tickets',
        href: '/tickets',
        action: 'tickets.raise',
        icon: IconTicket,
        also: ticketScreens,
      },
    ],
  },
  {
    name: 'Applications',
    description: 'Who applied to your jobs',
    href: '/job-applications',
    action: 'applications.decide',
    icon: IconClipboardList,
  },
  {
    name: 'Search Jobs',
    description: 'Openings all over India',
    href: '/',
    action: 'jobs.search',
    icon: IconSearch,
    also: ['/job-seeker', '/job/:id', '/company/:id'],
  },
  {
    name: 'Applied Jobs',
    description: 'What you applied to',
    href: '/applied-jobs',
    action: 'jobs.apply',
    icon: IconListCheck,
  },
  {
    name: 'Saved Jobs',
    description: 'What you kept for later',
    href: '/saved-jobs',
    action: 'jobs.apply',
    icon: IconBookmark,
  },
  {
    name: 'List Users',
    description: 'Accounts and their roles',
    href: '/list-users',
    action: 'accounts.read',
    icon: IconUsers,
    also: ['/user/:id', '/use-today', '/edit-user/:id', '/signUpEmployer'],
  },
  {
    name: 'Manage Tickets',
    description: 'Questions waiting for an answer',
    href: '/tickets',
    action: 'tickets.resolve',
    icon: IconTicket,
    also: ticketScreens,
  },
  {
    name: 'Log History',
    description: 'Who signed in, and when',
    href: '/session-history',
    action: 'session-logs.read',
    forEveryRecord: true,
    icon: IconHistory,
    also: ['/session-logs', '/fetch-log-history/:id'],
  },
  {
    name: 'Records',
    items: [
      {
        name: 'Search Index',
        description: 'Freshness, reindex and audit',
        href: '/search-index',
        action: 'search-index.manage',
        icon: IconDatabaseSearch,
      },
      {
        name: 'Ranking',
        description: 'What counts in the order of candidates',
        href: '/ranking',
        action: 'ranking.adjust',
        icon: IconAdjustments,
      },
      {
        name: 'Duplicates',
        description: 'Candidates that may be one person',
        href: '/duplicates',
        action: 'candidates.merge',
        icon: IconUsersGroup,
        also: ['/duplicates/:keep/:other'],
      },
      {
        name: 'Audit Log',
        description: 'Who did what to which record',
        href: '/audit-log',
        action: 'audit-log.read',
        icon: IconListDetails,
      },
    ],
  },
];

/** The top bar's items for a role, in order; visitors get About Us only (see TopBar). */
export function navItemsFor(role: Role): (NavItem | NavGroup)[] {
  const mayOpen = ({ action, forEveryRecord }: NavItem) =>
    !action || (forEveryRecord ? canForAny({ role }, action) : can({ role }, action));
  return entries
    .map((entry) => (isGroup(entry) ? { ...entry, items: entry.items.filter(mayOpen) } : entry))
    .filter((entry) => (isGroup(entry) ? entry.items.length > 0 : mayOpen(entry)));
}

/** Whether the path is the item's own or one of its further routes. */
export const isAt = ({ href, also = [] }: NavItem, pathname: string): boolean =>
  [href, ...also].some((path) => matchPath(path, pathname) !== null);

export const isGroup = (entry: NavItem | NavGroup): entry is NavGroup => 'items' in entry;
