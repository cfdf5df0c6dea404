import { useSyncExternalStore } from 'react'
import { leaveEntry, openEntry, rememberScroll, returnToEntry } from './device/scrollMemory.ts'

export interface Moves {
  /** Fetches the page an address leads to, unless it is there. */
  prepare(to: string): Promise<unknown> | undefined
  /** Whether both addresses show one page, with something else lying over it. */
  isSamePage(from: string, to: string): boolean
  /** Changes the page, with a transition where the browser can. */
  change(move: () => void): Promise<void>
}

interface GoOptions {
  /** Takes the place of this page in the history. */
  readonly replace?: boolean
}

/** So long a press may go unanswered before the page's skeleton is better than the page before it. */
const patienceMs = 100

const listeners = new Set<() => void>()
let shown: string | undefined
let latest = 0
let moves: Moves = { prepare: () => undefined, isSamePage: () => false, change: async move => move() }

function here(): string {
  return location.pathname + location.search
}

function show(): void {
  shown = here()
  for (const listener of listeners) listener()
}

/** Goes to an address of the app. Settles once its page, or what stands in for it, is shown. */
export async function go(to: string, { replace = false }: GoOptions = {}): Promise<void> {
  const mine = ++latest
  const isElsewhere = new URL(to, location.origin).pathname !== location.pathname
  const ready = isElsewhere ? moves.prepare(to) : undefined
  if (ready) await Promise.race([ready.catch(() => {}), new Promise(done => setTimeout(done, patienceMs))])
  if (replace) await uncovered()
  // Whoever asked for another page meanwhile wants that one.
  if (mine !== latest) return
  function move() {
    leaveEntry()
    if (replace) history.replaceState(openEntry(true), '', to)
    else history.pushState(openEntry(false), '', to)
    show()
    if (isElsewhere || !replace) scrollTo({ top: 0, behavior: 'instant' })
  }
  if (isElsewhere && !moves.isSamePage(here(), to)) await moves.change(move)
  else move()
}

/** What lies over a page has an entry of its own above it, marked so. It goes before the page's can be replaced. */
function uncovered(): Promise<void> | undefined {
  if (!(history.state as { modal?: true } | null)?.modal) return undefined
  return new Promise(done => window.addEventListener('popstate', () => done(), { once: true }))
}

/** Follows the browser's own back and forward, from the start of the app on. */
export function followHistory(how: Moves): void {
  moves = how
  shown = here()
  rememberScroll()
  returnToEntry()
  window.addEventListener('popstate', event => {
    // What lies over a page, and a place within it, change the history without changing the page.
    if (here() === shown) return
    latest++
    leaveEntry()
    function move() {
      show()
      returnToEntry()
    }
    // The browser may have shown a transition of its own, under the finger that swiped.
    if (event.hasUAVisualTransition) move()
    else void moves.change(move)
  })
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The path and search of this page, which the server hands over for the first render. */
export function useAddress(first: string): string {
  return useSyncExternalStore(
    subscribe,
    () => shown ?? here(),
    () => first,
  )
}

/** Whether a press of a link is ours to follow: a plain one, to another page of the app, in this window. */
export function addressToFollow(event: MouseEvent): string | null {
  const link = isPlainPress(event) ? (event.target as Element | null)?.closest?.('a') : undefined
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return null
  if (/^\/(office|docs|img|assets)(\/|$)/.test(link.pathname)) return null
  // A place within this page is the browser's own to find.
  if (link.hash && link.pathname + link.search === here()) return null
  return link.pathname + link.search + link.hash
}

/** With a key held a press opens a window or a file of its own. */
export function isPlainPress(
  event: Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'defaultPrevented'>,
): boolean {
  const isWithKey = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  return event.button === 0 && !isWithKey && !event.defaultPrevented
}
