import { Skeleton } from '@mantine/core';
import { IconCheck, IconX } from '@tabler/icons-react';
import type { MatchedWord } from '#api/search/contract.ts';
import { explainedNames, isGood } from '#domain/requirements.ts';
import { LoadFailure } from '#ui/components/load-failure.tsx';
import { MarkedText } from '#ui/components/marked-text.tsx';
import { proofText } from '#ui/lib/proof-text.ts';
import styles from './beside.module.css';
import { listedWords, placeText, showsMore } from './match-words.ts';
import { useSearchMatch } from './use-search-match.ts';

/** For a candidate opened from a search: which criteria match and where, and which don't. */
export function SearchMatch({ id }: { id: string }) {
  const matched = useSearchMatch(id);
  if (!matched.isEnabled) return null;
  const { data, isError } = matched;
  const { listed, missed } = listedWords(data?.words ?? []);
  return (
    <section className={styles.box} data-first>
      <h2>Your search</h2>
      <LoadFailure load={matched} />
      {!data && !isError && <Skeleton height={120} aria-label="Comparing with your search" role="status" />}
      {data && (
        <>
          {!data.finds && <p className={styles.none}>The search as a whole no longer finds this candidate.</p>}
          <ul className={styles.match}>
            {listed.map((word) => (
              <Word key={`${word.kind} ${word.group} ${word.index}`} word={word} />
            ))}
            {missed.length > 0 && (
              <li>
                <Sign good={false} />
                <div>
                  <span className={styles.faint}>{missed.length} alternatives nowhere:</span> {missed.join(', ')}
                </div>
              </li>
            )}
            {data.filters.map(({ name, met }) => (
              <li key={name} data-good={met || undefined}>
                <Sign good={met} />
                <div>
                  {explainedNames[name] ?? name} <span className={styles.faint}>{met ? 'met' : 'not met'}</span>
                </div>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function Word({ word }: { word: MatchedWord }) {
  const good = isGood(word);
  const proof = word.found && proofText(word.found);
  return (
    <li data-good={good || undefined}>
      <Sign good={good} />
      <div>
        <p>
          {word.kind === 'unwanted' && <b className={styles.not}>NOT </b>}
          <strong>{word.text}</strong> <span className={styles.faint}>{placeText(word)}</span>
        </p>
        {word.found && showsMore(word) && (
          <p className={styles.quote}>
            <MarkedText parts={[word.found]} />
          </p>
        )}
        {proof && <p className={styles.faint}>{proof}</p>}
      </div>
    </li>
  );
}

/** Decorative: the text next to it says the same. */
function Sign({ good }: { good: boolean }) {
  const Icon = good ? IconCheck : IconX;
  return <Icon size={16} aria-hidden="true" />;
}
