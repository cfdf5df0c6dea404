import { useSyncExternalStore } from 'react'

const moved = 'saya:moved'

/** Goes to an address of the app, with the page's own transition where the browser can. */
export function go(to: string, options: { replace?: boolean } = {}): void {
  const move = () => {
    history[options.replace ? 'replaceState' : 'pushState'](null, '', to)
    window.dispatchEvent(new Event(moved))
  }
  if (!options.replace) scrollTo({ top: 0, behavior: 'instant' })
  move()
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
