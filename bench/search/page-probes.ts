/** Runs inside the page and uses the page's own clock, to exclude the round trip of the driver. */

interface Probes {
  typed: number[];
  shifts: number;
  longTasks: number[];
  pressedAt: number;
  painted: Promise<number> | null;
}

declare global {
  interface Window {
    probes: Probes;
  }
}

/**
 * Installed before the page's own scripts. Measures each key from its event to the next paint, layout shifts without
 * user input, tasks over 50 ms, and the time from pressing Search to the first paint with its cards.
 */
export function installProbes(): void {
  const probes: Probes = { typed: [], shifts: 0, longTasks: [], pressedAt: 0, painted: null };
  window.probes = probes;
  // a frame's callback runs before the paint, a message posted from it after
  const afterPaint = (then: (at: number) => void) =>
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => then(performance.now());
      channel.port2.postMessage(null);
    });
  addEventListener('keydown', ({ timeStamp }) => afterPaint((at) => probes.typed.push(at - timeStamp)), {
    capture: true,
  });
  const isSearch = (target: EventTarget | null) =>
    target instanceof Element && target.closest('button')?.textContent === 'Search';
  const cardsShown = () => {
    const result = document.querySelector('section[aria-label="Candidates"]');
    return result?.querySelector('article') && !result.querySelector('[aria-busy="true"]');
  };
  addEventListener(
    'pointerdown',
    ({ target, timeStamp }) => {
      if (!isSearch(target)) return;
      probes.pressedAt = timeStamp;
      probes.painted = new Promise((resolve) => {
        let asked = false;
        const observer = new MutationObserver(() => {
          asked ||= document.querySelector('section[aria-label="Candidates"] [aria-busy="true"]') !== null;
          if (!asked || !cardsShown()) return;
          observer.disconnect();
          afterPaint(resolve);
        });
        observer.observe(document.body, { subtree: true, childList: true, attributes: true });
      });
    },
    { capture: true },
  );
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
      if (!entry.hadRecentInput) probes.shifts += entry.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) probes.longTasks.push(entry.duration);
  }).observe({ type: 'longtask', buffered: true });
}

/** The last search: from the press to the paint, and the API's part of it (request to last byte). Milliseconds. */
export async function lastSearch(): Promise<{ total: number; api: number }> {
  const tooLong = new Promise<null>((resolve) => setTimeout(() => resolve(null), 10_000));
  const painted = await Promise.race([window.probes.painted, tooLong]);
  const calls = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const call = calls.findLast(({ name }) => name.endsWith('/api/advance-filter'));
  if (painted === null || !call) {
    const shown = document.querySelector('section[aria-label="Candidates"]')?.textContent?.slice(0, 200);
    throw new Error(`no cards of a new search were seen, but: ${shown}`);
  }
  performance.clearResourceTimings();
  return { total: painted - window.probes.pressedAt, api: call.responseEnd - call.startTime };
}

/** Bytes of all scripts fetched so far, as transferred. */
export function scriptBytes(): number {
  const fetched = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  return fetched.filter(({ name }) => /\.js(\?|$)/.test(name)).reduce((sum, one) => sum + one.encodedBodySize, 0);
}
