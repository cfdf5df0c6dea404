import { useSyncExternalStore } from 'react'

const moved = 'saya:moved'

/** Marks the history's entries that one came to from another page of the app. */
const inside = { inside: true }

/** Goes to an address of the app, with the page's own transition where the browser can. */
export function go(to: string, options: { replace?: boolean } = {}): void {
  if (options.replace) return replaceAddress(to)
  history.pushState(inside, '', to)
  window.dispatchEvent(new Event(moved))
  // Not before: the browser keeps, for whoever comes back, where the page left behind stood.
  scrollTo({ top: 0, behavior: 'instant' })
}

function replaceAddress(to: string): void {
  if (isMarked('modal')) {
    // What lies over a page has an entry of its own on top, which is on its way out: the page's lies below it.
    window.addEventListener('popstate', () => replaceAddress(to), { once: true })
    return
  }
  history.replaceState(history.state, '', to)
  window.dispatchEvent(new Event(moved))
}

function isMarked(mark: string): boolean {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null && mark in state
}

/** Goes back to the page one came from, but never out of the app: then home. */
export function goBack(): void {
  if (isMarked('inside')) history.back()
  else go('/', { replace: true })
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('popstate', listener)
  window.addEventListener(moved, listener)
  return () => {
    window.removeEventListener('popstate', listener)
    window.removeEventListener(moved, listener)
  }
}

/** The path and search of this page, which the server hands over for the first render. */
export function useAddress(first: string): string {
  return useSyncExternalStore(
    subscribe,
    () => location.pathname + location.search,
    () => first,
  )
}

/** Whether a press of a link is ours to follow: a plain one, to a page of the app, in this window. */
export function addressToFollow(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return null
  const link = (event.target as Element | null)?.closest?.('a')
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return null
  if (/^\/(office|docs|img|assets)(\/|$)/.test(link.pathname)) return null
  return link.pathname + link.search + link.hash
}
