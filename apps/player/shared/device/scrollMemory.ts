/** How far each entry of the history was scrolled, so that back leads to the place that was left. */
const kept = 'scrolled'
const longestWaitMs = 1500

let entry = 0
let newest = 0
let places: Record<number, number> = {}

interface EntryState {
  readonly at?: number
}

/** Remembers where the page that is about to be left stands. */
export function leaveEntry(): void {
  places[entry] = scrollY
}

/** The state of the history's entry for the next page. */
export function openEntry(replaces: boolean): EntryState {
  if (!replaces) entry = ++newest
  delete places[entry]
  return { at: entry }
}

/** Whether a page of the app, in this window, lies below this one. */
export function hasEarlierEntry(): boolean {
  return entry > 0
}

/** Scrolls to where this entry was left, as soon as its content reaches so far down again. */
export function returnToEntry(): void {
  entry = (history.state as EntryState | null)?.at ?? 0
  const top = places[entry] ?? 0
  if (scrollToTop(top)) return
  const watch = new ResizeObserver(() => scrollToTop(top) && stop())
  const events = ['wheel', 'touchstart', 'keydown'] as const
  const timer = setTimeout(stop, longestWaitMs)
  function stop() {
    watch.disconnect()
    clearTimeout(timer)
    // A person who moves meanwhile is not pulled away again.
    for (const name of events) removeEventListener(name, stop)
  }
  for (const name of events) addEventListener(name, stop, { passive: true })
  watch.observe(document.body)
}

function scrollToTop(top: number): boolean {
  scrollTo({ top, behavior: 'instant' })
  return Math.abs(scrollY - top) < 2
}

/** Whether this document was neither loaded again nor gone back to. */
function isOpenedAnew(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return navigation?.type === 'navigate'
}

/** Takes scrolling over from the browser, which cannot know when a page of ours is complete. */
export function rememberScroll(): void {
  try {
    places = JSON.parse(sessionStorage.getItem(kept) ?? '{}') as typeof places
  } catch {
    places = {}
  }
  history.scrollRestoration = 'manual'
  entry = (history.state as EntryState | null)?.at ?? 0
  newest = Math.max(entry, ...Object.keys(places).map(Number))
  // An address that was opened by itself is a new entry, which has no number yet and was never left.
  if (history.state === null && isOpenedAnew()) delete places[entry]
  addEventListener('pagehide', () => {
    leaveEntry()
    try {
      sessionStorage.setItem(kept, JSON.stringify(places))
    } catch {
      // Where keeping is forbidden a reload begins at the top.
    }
  })
}
