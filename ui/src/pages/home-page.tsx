import { Button } from '@mantine/core';
import {
  type Icon,
  IconBriefcase,
  IconClipboardList,
  IconDatabaseSearch,
  IconFileImport,
  IconListCheck,
  IconListSearch,
  IconPlus,
  IconSearch,
  IconUserCircle,
  IconUserSearch,
  IconUsers,
} from '@tabler/icons-react';
import { Link } from 'react-router';
import type { Role } from '#api/contract/define-contract.ts';
import { useSession } from '#ui/lib/session.tsx';
import { useTitle } from '#ui/lib/use-title.ts';
import styles from './plain-page.module.css';

type Tile = [name: string, what: string, href: string, icon: Icon];

const account: Tile = ['My Account', 'Profile and password', '/my-account', IconUserCircle];
const tilesOf: Record<Role, Tile[]> = {
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
  'job-seeker': [
    ['Search Jobs', 'Openings all over India', '/job-seeker', IconSearch],
    ['Applied Jobs', 'What you applied to', '/applied-jobs', IconListCheck],
    account,
  ],
};

/** `/`: the role's home for who is signed in, the landing page for visitors. */
export function HomePage() {
  const { session } = useSession();
  return session.state === 'signed-in' ? (
    <RoleHome role={session.user.role} firstName={session.user.firstName} />
  ) : (
    <Landing />
  );
}

function RoleHome({ role, firstName }: { role: Role; firstName: string }) {
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

const figures: [string, string][] = [
  ['profiles', '1 lakh+'],
  ['employers', '1K+'],
  ['cities', '500+'],
  ['success rate', '99.99%'],
];

function Landing() {
  useTitle('Home');
  return (
    <div className={styles.page}>
      <div className={styles.hero}>
        <h1>Connecting talent and opportunity through intelligent solutions</h1>
        <p>Smart job matching over verified data, all over India.</p>
        <div className={styles.calls}>
          <Button component={Link} to="/signin">
            Find Jobs
          </Button>
          <Button component={Link} to="/signin" variant="default">
            Post Jobs
          </Button>
          <Button component={Link} to="/signin" variant="default">
            Get Started Today
          </Button>
        </div>
        <dl className={styles.figures}>
          {figures.map(([name, figure]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{figure}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}
