import type { CandidateProfile } from '#api/candidates/contract.ts';
import { InitialsPicture } from '#ui/components/candidate-card/initials-picture.tsx';
import styles from './my-account.module.css';

/** The photo, a new one before it is saved, or the initials. */
export function Photo(props: { name: string; link: CandidateProfile['profilePicLink']; chosen?: string | null }) {
  const source = props.chosen ?? (props.link ? `/api/${props.link}` : null);
  if (!source) return <InitialsPicture name={props.name} />;
  return <img className={styles.photo} src={source} alt="" width={64} height={64} />;
}
