import { setImmediate } from 'node:timers/promises';
import { workWords } from '#search-templates/matching/title-names.ts';
import type { TitleProfile, TitleProfiles } from './title-profiles.ts';

/** Another title and how near it is, above 0 and at most 1. */
export interface NearTitle {
  name: string;
  title: string;
  nearness: number;
}

/** How much each kind of feature says: skills most, then the words of the title, then who has held both titles. */
const SHARES = { skills: 1 / 1.7, words: 0.5 / 1.7, others: 0.2 / 1.7 };
/** Features of a title's vector that count; weaker ones change nothing that is offered. */
const MOST_SKILLS = 24;
const MOST_OTHERS = 8;
/** Titles reached through one feature, the strongest: without a bound, common skills would compare all with all. */
const MOST_REACHED = 400;
/** Compared exactly; among them are those that contain the title, which are left out. */
const MOST_COMPARED = 60;
export const MOST_NEAR = 15;
/** Less near titles are never offered. */
const LEAST_NEARNESS = 0.1;
/** Titles or features between two pauses for the process's other work: some ten milliseconds. */
const PAUSE_EVERY = 200;

/** A title that is compared with others. */
export type ComparedTitle = Pick<TitleProfile, 'name' | 'title' | 'people'>;

/** The titles that have a feature, the strongest, and their values. */
interface Reached {
  titles: Int32Array;
  values: Float32Array;
}

/** Features ascending, their values alongside; a vector of length 1. */
interface Vector {
  features: Int32Array;
  values: Float32Array;
}

/**
 * Finds the titles nearest to each: cosine of skills, words and titles held by the same people, weighted by how rare
 * they are. A title of few people counts less: its skills are one person's.
 */
export class NearestTitles {
  readonly #titles: readonly ComparedTitle[];
  readonly #vectors: readonly Vector[];
  /** By feature. */
  readonly #reached: readonly Reached[];
  readonly #trust: Float32Array;
  /** Room for one comparison at a time. */
  readonly #scores: Float32Array;
  readonly #touched: Int32Array;

  private constructor(titles: readonly ComparedTitle[], vectors: readonly Vector[], reached: readonly Reached[]) {
    this.#titles = titles;
    this.#vectors = vectors;
    this.#reached = reached;
    this.#trust = Float32Array.from(titles, trust);
    this.#scores = new Float32Array(titles.length);
    this.#touched = new Int32Array(titles.length);
  }

  /** Pauses often: 100,000 titles take half a minute, in which the process keeps its leases. */
  static async of(profiles: TitleProfiles): Promise<NearestTitles> {
    const titles = profiles.profiles.map(({ name, title, people }) => ({ name, title, people }));
    const vectors: Vector[] = [];
    for await (const vector of vectorsOf(profiles)) vectors.push(vector);
    const reached: Reached[] = [];
    for await (const one of reachedBy(vectors, titles)) reached.push(one);
    return new NearestTitles(titles, vectors, reached);
  }

  get size(): number {
    return this.#titles.length;
  }

  title(number: number): ComparedTitle {
    return this.#titles[number]!;
  }

  /** The nearest titles of one, nearest first; none that contains it, since a search for it finds those already. */
  nearestTo(number: number): NearTitle[] {
    const own = this.#titles[number]!;
    const vector = this.#vectors[number]!;
    const asked = ` ${own.name} `;
    return this.#likeliest(vector)
      .filter((other) => other !== number && !` ${this.#titles[other]!.name} `.includes(asked))
      .map((other) => ({ ...this.#titles[other]!, nearness: this.#nearness(vector, other) }))
      .filter(({ nearness }) => nearness >= LEAST_NEARNESS)
      .toSorted((one, other) => other.nearness - one.nearness || (one.name < other.name ? -1 : 1))
      .slice(0, MOST_NEAR)
      .map(({ name, title, nearness }) => ({ name, title, nearness: Math.round(nearness * 1000) / 1000 }));
  }

  #nearness(vector: Vector, other: number): number {
    return product(vector, this.#vectors[other]!) * this.#trust[other]!;
  }

  /** The titles that share the most with a vector, as far as the strongest of each feature tell; in no order. */
  #likeliest({ features, values }: Vector): number[] {
    const scores = this.#scores;
    let touched = 0;
    for (let at = 0; at < features.length; at += 1) {
      const { titles, values: theirs } = this.#reached[features[at]!]!;
      const value = values[at]!;
      for (let place = 0; place < titles.length; place += 1) {
        const title = titles[place]!;
        if (scores[title] === 0) {
          this.#touched[touched] = title;
          touched += 1;
        }
        scores[title]! += value * theirs[place]!;
      }
    }
    const best = new Largest(MOST_COMPARED);
    for (let at = 0; at < touched; at += 1) {
      const title = this.#touched[at]!;
      best.offer(title, scores[title]! * this.#trust[title]!);
      scores[title] = 0;
    }
    return best.items();
  }
}

/** Keeps the items with the largest scores, in place: a title is compared with thousands of others. */
class Largest {
  readonly #items: Int32Array;
  /** Ascending. */
  readonly #scores: Float32Array;
  #kept = 0;

  constructor(most: number) {
    this.#items = new Int32Array(most);
    this.#scores = new Float32Array(most);
  }

  offer(item: number, score: number): void {
    const isFull = this.#kept === this.#items.length;
    if (isFull && score <= this.#scores[0]!) return;
    let place = isFull ? 0 : this.#kept;
    if (isFull) {
      while (place + 1 < this.#kept && this.#scores[place + 1]! < score) {
        this.#move(place + 1, place);
        place += 1;
      }
    } else {
      while (place > 0 && this.#scores[place - 1]! > score) {
        this.#move(place - 1, place);
        place -= 1;
      }
      this.#kept += 1;
    }
    this.#items[place] = item;
    this.#scores[place] = score;
  }

  #move(from: number, to: number): void {
    this.#items[to] = this.#items[from]!;
    this.#scores[to] = this.#scores[from]!;
  }

  items(): number[] {
    return [...this.#items.subarray(0, this.#kept)];
  }
}

const trust = ({ people }: ComparedTitle) => people / (people + 1);

function product(one: Vector, other: Vector): number {
  let [at, place, sum] = [0, 0, 0];
  while (at < one.features.length && place < other.features.length) {
    const difference = one.features[at]! - other.features[place]!;
    if (difference === 0) sum += one.values[at]! * other.values[place]!;
    if (difference <= 0) at += 1;
    if (difference >= 0) place += 1;
  }
  return sum;
}

async function* vectorsOf({ profiles, people, skillPeople }: TitleProfiles): AsyncGenerator<Vector> {
  const otherHolders = countHolders(profiles.map(({ others }) => others.keys()));
  const words = profiles.map(({ name }) => new Set(workWords(name)));
  const wordNumbers = new Map<string, number>();
  for (const word of words.flatMap((set) => [...set])) {
    if (!wordNumbers.has(word)) wordNumbers.set(word, wordNumbers.size);
  }
  const wordHolders = countHolders(words.map((set) => [...set].map((word) => wordNumbers.get(word)!)));
  const firstOther = skillPeople.length;
  const firstWord = firstOther + profiles.length;
  for (const [number, profile] of profiles.entries()) {
    if (number % PAUSE_EVERY === 0) await setImmediate();
    // the square root of a share: the fifth skill of a trade says nearly as much as the first
    const share = (sum: number) => Math.sqrt(sum / profile.people);
    const skills = [...profile.skills].map(
      ([skill, sum]): Feature => [skill, share(sum) * rarity(people, skillPeople[skill])],
    );
    const others = [[number, profile.people] as const, ...profile.others].map(
      ([other, sum]): Feature => [firstOther + other, share(sum) * rarity(profiles.length, otherHolders.get(other))],
    );
    const own = [...words[number]!].map((word): Feature => {
      const wordNumber = wordNumbers.get(word)!;
      return [firstWord + wordNumber, rarity(profiles.length, wordHolders.get(wordNumber))];
    });
    yield toVector([
      ...unit(strongest(skills, MOST_SKILLS), SHARES.skills),
      ...unit(strongest(others, MOST_OTHERS), SHARES.others),
      ...unit(own, SHARES.words),
    ]);
  }
}

type Feature = [feature: number, value: number];

const rarity = (all: number, holders = 1): number => Math.log(1 + all / holders);

function countHolders(holders: Iterable<number>[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const features of holders) for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  return counts;
}

const strongest = (features: Feature[], most: number): Feature[] =>
  features.length <= most ? features : features.toSorted((one, other) => other[1] - one[1]).slice(0, most);

/** The features scaled so that the product of two such vectors is at most `share`. */
function unit(features: Feature[], share: number): Feature[] {
  const length = Math.sqrt(features.reduce((sum, [, value]) => sum + value * value, 0));
  return length === 0 ? [] : features.map(([feature, value]) => [feature, (value / length) * Math.sqrt(share)]);
}

function toVector(features: Feature[]): Vector {
  const sorted = features.toSorted((one, other) => one[0] - other[0]);
  return { features: Int32Array.from(sorted, ([one]) => one), values: Float32Array.from(sorted, ([, one]) => one) };
}

/** By feature, ascending. */
async function* reachedBy(vectors: readonly Vector[], titles: readonly ComparedTitle[]): AsyncGenerator<Reached> {
  const last = vectors.reduce((most, { features }) => Math.max(most, features.at(-1) ?? -1), -1);
  const starts = new Int32Array(last + 2);
  for (const { features } of vectors) for (const feature of features) starts[feature + 1]! += 1;
  for (let feature = 1; feature < starts.length; feature += 1) starts[feature]! += starts[feature - 1]!;
  const free = starts.slice();
  const holders = { titles: new Int32Array(starts.at(-1) ?? 0), values: new Float32Array(starts.at(-1) ?? 0) };
  vectors.forEach(({ features, values }, title) => {
    features.forEach((feature, at) => {
      const place = free[feature]!;
      holders.titles[place] = title;
      holders.values[place] = values[at]!;
      free[feature] = place + 1;
    });
  });
  for (let feature = 0; feature <= last; feature += 1) {
    if (feature % PAUSE_EVERY === 0) await setImmediate();
    const [from, to] = [starts[feature]!, starts[feature + 1]!];
    const best = new Largest(Math.min(MOST_REACHED, to - from));
    for (let at = from; at < to; at += 1) best.offer(at, holders.values[at]! * trust(titles[holders.titles[at]!]!));
    const places = best.items();
    yield {
      titles: Int32Array.from(places, (place) => holders.titles[place]!),
      values: Float32Array.from(places, (place) => holders.values[place]!),
    };
  }
}
