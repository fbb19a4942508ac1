import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useRef, useState } from 'react';
import type { GroupState } from '#domain/filters/badge-groups.ts';
import type { FilterState } from '#domain/filters/registry.ts';
import { howMany } from '#ui/lib/how-many.ts';
import styles from './near-titles.module.css';
import { askedTitles, nearTitlesQuery } from './near-titles-query.ts';
import { placeOffers, type TitleOffer } from './place-offers.ts';

interface NearTitlesProps {
  /** The search whose result is on the screen. */
  sent: FilterState;
  /** The designation being edited. */
  group: GroupState;
  /** `at` is the badge's place, from 0. */
  onAccept: (at: number, title: string) => void;
}

/** Titles near to the designation badges, with what each would add; one press accepts. Its height never changes. */
export function NearTitles({ sent, group, onAccept }: NearTitlesProps) {
  const { data = [], isPlaceholderData, isPending, isError } = useQuery(nearTitlesQuery(sent));
  const [places, setPlaces] = useState<(TitleOffer | null)[]>([]);
  const row = useRef<HTMLDivElement>(null);
  const hold = useSteadyPlace(row);
  const badges = askedTitles(group).map((title) => title.toLowerCase());
  const offers = data.filter(
    ({ of, title }) => badges.includes(of.toLowerCase()) && !badges.includes(title.toLowerCase()),
  );
  const next = placeOffers(places, offers);
  if (JSON.stringify(next) !== JSON.stringify(places)) setPlaces(next);
  const isWaiting = isPending || isPlaceholderData;
  const accept = ({ of, title }: TitleOffer) => {
    hold();
    // the pressed button goes with its offer
    row.current?.focus({ preventScroll: true });
    onAccept(badges.indexOf(of.toLowerCase()), title);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset can't be laid out as these places need
    <div ref={row} tabIndex={-1} role="group" aria-label="Near titles" aria-busy={isWaiting} className={styles.offers}>
      <p className={styles.caption}>{captionOf({ isWaiting, isError, isEmpty: next.every((one) => one === null) })}</p>
      <div className={styles.places}>
        {next.map((offer, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the place is what stays, and keeps the focus
          <Offer key={place} offer={offer} isShared={badges.length > 1} onAccept={accept} />
        ))}
      </div>
    </div>
  );
}

function captionOf({
  isWaiting,
  isError,
  isEmpty,
}: {
  isWaiting: boolean;
  isError: boolean;
  isEmpty: boolean;
}): string {
  if (isError) return 'Near titles are not available at the moment';
  return isEmpty && !isWaiting ? 'No near title adds anyone' : 'Near titles, and whom each adds';
}

function Offer(props: { offer: TitleOffer | null; isShared: boolean; onAccept: (offer: TitleOffer) => void }) {
  const { offer } = props;
  if (!offer) return <span className={styles.free} />;
  const { of, title, adds } = offer;
  const words = `${title}, adds ${howMany(adds, 'candidate')}`;
  return (
    <button
      type="button"
      className={styles.offer}
      aria-label={words}
      title={props.isShared ? `${words}: near to ${of}` : words}
      onClick={() => props.onAccept(offer)}
    >
      <span className={styles.title}>{title}</span>
      <span className={styles.adds}>+{adds.toLocaleString('en-IN')}</span>
    </button>
  );
}

/** Before a step, call the answer: if the step moves the element, its scroller moves it back under the pointer. */
function useSteadyPlace(element: React.RefObject<HTMLElement | null>): () => void {
  const before = useRef<number | null>(null);
  useLayoutEffect(() => {
    const { current } = element;
    if (before.current === null || !current) return;
    const moved = current.getBoundingClientRect().top - before.current;
    before.current = null;
    if (moved !== 0) scrollerOf(current).scrollBy({ top: moved, behavior: 'instant' });
  });
  return () => {
    before.current = element.current?.getBoundingClientRect().top ?? null;
  };
}

function scrollerOf(element: HTMLElement): Element {
  for (let above = element.parentElement; above; above = above.parentElement) {
    const { overflowY } = getComputedStyle(above);
    if ((overflowY === 'auto' || overflowY === 'scroll') && above.scrollHeight > above.clientHeight) return above;
  }
  return document.documentElement;
}
