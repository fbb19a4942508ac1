import {
  type Icon,
  IconBriefcase,
  IconClipboardList,
  IconDatabaseSearch,
  IconFileImport,
  IconListSearch,
  IconPlus,
  IconUserCircle,
  IconUserSearch,
  IconUsers,
} from '@tabler/icons-react';
import { Link } from 'react-router';
import type { Role } from '#api/contract/define-contract.ts';
import { useTitle } from '#ui/lib/use-title.ts';
import styles from './plain-page.module.css';

type Tile = [name: string, what: string, href: string, icon: Icon];

const account: Tile = ['My Account', 'Profile and password', '/my-account', IconUserCircle];
/** A job seeker's home is the job search. */
type TiledRole = Exclude<Role, 'job-seeker'>;

const tilesOf: Record<TiledRole, Tile[]> = {
  employer: [
    ['Search Candidates', 'By role, skill or name', '/list-candidates', IconUserSearch],
    ['Pro Search Candidates', 'Badges, Boolean text, every filter', '/pro-search', IconListSearch],
    ['Create Jobs', 'Post a new opening', '/create-job', IconPlus],
    ['Job Management', 'Postings, live and draft', '/list-jobs', IconBriefcase],
    ['Job Applicants', 'Who applied to your jobs', '/job-applications', IconClipboardList],
    account,
  ],
  admin: [
    ['User Management', 'Accounts and their roles', '/list-users', IconUsers],
    ['Candidate Management', 'Everybody in the database', '/list-candidates', IconUserSearch],
    ['Job Management', 'Postings, live and draft', '/list-jobs', IconBriefcase],
    ['Import Candidates', 'From a spreadsheet', '/import-candidate', IconFileImport],
    ['Search Index', 'Freshness, reindex and audit', '/search-index', IconDatabaseSearch],
    account,
  ],
};

/** The way to a role's screens. */
export default function RoleHome({ role, firstName }: { role: TiledRole; firstName: string }) {
  useTitle('Home');
  return (
    <div className={styles.page}>
      <h1>Welcome, {firstName}</h1>
      <div className={styles.tiles}>
        {tilesOf[role].map(([name, what, href, TileIcon]) => (
          <Link key={href} to={href} className={styles.tile}>
            <TileIcon size={20} aria-hidden="true" />
            <strong>{name}</strong>
            <small>{what}</small>
          </Link>
        ))}
      </div>
    </div>
  );
}
