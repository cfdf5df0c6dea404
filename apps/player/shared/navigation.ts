import { useSyncExternalStore } from 'react'
import { cameFromInside, leaveEntry, openEntry, rememberScroll, returnToEntry } from './scrollMemory.ts'

export interface Moves {
  /** Fetches the page an address leads to, unless it is there. */
  prepare(to: string): Promise<unknown> | undefined
  /** Changes the page, with a transition where the browser can. */
  change(move: () => void): Promise<void>
}

/** So long a press may go unanswered before the page's skeleton is better than the page before it. */
const patienceMs = 200

const listeners = new Set<() => void>()
let shown: string | undefined
let latest = 0
let moves: Moves = { prepare: () => undefined, change: async move => move() }

function here(): string {
  return location.pathname + location.search
}

function show(): void {
  shown = here()
  for (const listener of listeners) listener()
}

/** Goes to an address of the app. Settles once its page, or what stands in for it, is shown. */
export async function go(to: string, { replace = false }: { replace?: boolean } = {}): Promise<void> {
  const mine = ++latest
  const ready = moves.prepare(to)
  if (ready) await Promise.race([ready.catch(() => {}), new Promise(done => setTimeout(done, patienceMs))])
  // Whoever asked for another page meanwhile wants that one.
  if (mine !== latest) return
  leaveEntry()
  await moves.change(() => {
    if (replace) history.replaceState(openEntry(true), '', to)
    else history.pushState(openEntry(false), '', to)
    show()
    scrollTo({ top: 0, behavior: 'instant' })
  })
}

/** Follows the browser's own back and forward, from the start of the app on. */
export function followHistory(how: Moves): void {
  moves = how
  rememberScroll()
  returnToEntry()
  window.addEventListener('popstate', event => {
    // What lies over a page, and a place within it, change the history without changing the page.
    if (here() === shown) return
    latest++
    leaveEntry()
    const move = () => {
      show()
      returnToEntry()
    }
    // The browser may have shown a transition of its own, under the finger that swiped.
    if (event.hasUAVisualTransition) move()
    else void moves.change(move)
  })
  shown = here()
}

/** Goes back to the page one came from, but never out of the app: then home. */
export function goBack(): void {
  if (cameFromInside()) history.back()
  else void go('/', { replace: true })
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
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return null
  const link = (event.target as Element | null)?.closest?.('a')
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return null
  if (/^\/(office|docs|img|assets)(\/|$)/.test(link.pathname)) return null
  // A place within this page is the browser's own to find.
  if (link.hash && link.pathname + link.search === here()) return null
  return link.pathname + link.search + link.hash
}
