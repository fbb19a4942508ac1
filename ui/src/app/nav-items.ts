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
import type { Role } from '#domain/roles.ts';

export interface NavItem {
  name: string;
  description: string;
  href: string;
  icon: Icon;
  /** Further routes that belong to this item. */
  also?: readonly string[];
}

export interface NavGroup {
  name: string;
  items: NavItem[];
}

const candidates: NavGroup = {
  name: 'Candidates',
  items: [
    {
      name: 'Search Candidates',
      description: 'Look up people by role, skill or name',
      href: '/list-candidates',
      icon: IconUserSearch,
    },
    {
      name: 'Pro Search Candidates',
      description: 'Badges, Boolean text and every filter',
      href: '/pro-search',
      icon: IconListSearch,
      also: ['/candidate/:id', '/compare-candidates'],
    },
    {
      name: 'Lists',
      description: 'Candidates kept together, yours and shared ones',
      href: '/shortlists',
      icon: IconListCheck,
    },
    {
      name: 'Saved Searches',
      description: 'Run one again, or set its alert',
      href: '/pro-search?searches=saved',
      icon: IconBookmark,
    },
  ],
};

const manageJobs: NavItem = {
  name: 'Manage Jobs',
  description: 'Postings, live and draft',
  href: '/list-jobs',
  icon: IconBriefcase,
  also: ['/job/:id', '/update-job/:id'],
};

const ticketScreens = ['/tickets/:id', '/viewtickets'];

const tickets: NavGroup = {
  name: 'Tickets',
  items: [
    { name: 'Get Assistance', description: 'Raise a ticket with us', href: '/raise-ticket', icon: IconHeadset },
    {
      name: 'View Tickets',
      description: 'The status of your tickets',
      href: '/tickets',
      icon: IconTicket,
      also: ticketScreens,
    },
  ],
};

const admin: (NavItem | NavGroup)[] = [
  {
    name: 'Resume Parser',
    description: 'Turn resumes into profiles',
    href: '/resume-parser',
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
        icon: IconFileImport,
      },
      {
        name: 'Import Candidate Info',
        description: 'Fill in candidates already here',
        href: '/import-info',
        icon: IconUserEdit,
      },
      {
        name: 'Import Resumes',
        description: 'Many resumes at once',
        href: '/import-resume',
        icon: IconUpload,
        also: ['/process-resume'],
      },
      {
        name: 'Identity Review',
        description: 'Resumes and rows without proof of whose they are',
        href: '/identity-review',
        icon: IconUserQuestion,
      },
    ],
  },
  { name: 'Jobs', items: [manageJobs] },
  candidates,
  {
    name: 'List Users',
    description: 'Accounts and their roles',
    href: '/list-users',
    icon: IconUsers,
    also: ['/user/:id', '/edit-user/:id', '/signUpEmployer'],
  },
  {
    name: 'Manage Tickets',
    description: 'Questions waiting for an answer',
    href: '/tickets',
    icon: IconTicket,
    also: ticketScreens,
  },
  {
    name: 'Log History',
    description: 'Who signed in, and when',
    href: '/session-history',
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
        icon: IconDatabaseSearch,
      },
      {
        name: 'Ranking',
        description: 'What counts in the order of candidates',
        href: '/ranking',
        icon: IconAdjustments,
      },
      {
        name: 'Duplicates',
        description: 'Candidates that may be one person',
        href: '/duplicates',
        icon: IconUsersGroup,
        also: ['/duplicates/:keep/:other'],
      },
      { name: 'Audit Log', description: 'Who did what to which record', href: '/audit-log', icon: IconListDetails },
    ],
  },
];

const employer: (NavItem | NavGroup)[] = [
  {
    name: 'Jobs',
    items: [
      { name: 'Create Jobs', description: 'Post a new opening', href: '/create-job', icon: IconPlus },
      manageJobs,
    ],
  },
  candidates,
  tickets,
  {
    name: 'Applications',
    description: 'Who applied to your jobs',
    href: '/job-applications',
    icon: IconClipboardList,
  },
];

const seeker: (NavItem | NavGroup)[] = [
  tickets,
  {
    name: 'Search Jobs',
    description: 'Openings all over India',
    href: '/',
    icon: IconSearch,
    also: ['/job-seeker', '/job/:id', '/company/:id'],
  },
  { name: 'Applied Jobs', description: 'What you applied to', href: '/applied-jobs', icon: IconListCheck },
  { name: 'Saved Jobs', description: 'What you kept for later', href: '/saved-jobs', icon: IconBookmark },
];

const byRole: Record<Role, (NavItem | NavGroup)[]> = { admin, employer, 'job-seeker': seeker };

/** The top bar's items for a role, in order; visitors get About Us only (see TopBar). */
export const navItemsFor = (role: Role) => byRole[role];

/** Whether the path is the item's own or one of its further routes. */
export const isAt = ({ href, also = [] }: NavItem, pathname: string): boolean =>
  [href, ...also].some((path) => matchPath(path, pathname) !== null);

export const isGroup = (entry: NavItem | NavGroup): entry is NavGroup => 'items' in entry;
