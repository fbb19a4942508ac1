import type { UseToday } from '#api/accounts/usage-contract.ts';
import { dailyUses } from '#domain/daily-uses.ts';
import styles from './daily-use.module.css';

const number = (count: number) => count.toLocaleString('en-IN');

/** From this share of the limit, a use is highlighted. */
export const NEARLY_USED = 0.9;

/** Each use of the day: how much of its limit is used, and what is left. */
export function UseList({ uses }: { uses: readonly (UseToday & { isOwn?: boolean })[] }) {
  return (
    <dl className={styles.uses}>
      {uses.map(({ use, used, limit, left, isOwn }) => {
        const share = limit === 0 ? 1 : Math.min(1, used / limit);
        return (
          <div key={use} className={styles.use} data-nearly={share >= NEARLY_USED || undefined}>
            <dt>
              {dailyUses[use].label}
              {isOwn && ' · own limit'}
            </dt>
            <dd>
              <strong>{number(used)}</strong> of {number(limit)}
              <span className={styles.left}>{left === 0 ? 'None left' : `${number(left)} left`}</span>
              <span className={styles.bar} aria-hidden="true">
                <span style={{ inlineSize: `${share * 100}%` }} />
              </span>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
