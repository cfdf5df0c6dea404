import { useSyncExternalStore } from 'react'

/** Everything of the office lies below this. */
export const base = '/office'

const listeners = new Set<() => void>()

function tell(): void {
  for (const listener of listeners) listener()
}

/** Goes to a page of the office, such as `/members`. */
export function go(to: string, { replaces = false } = {}): void {
  if (replaces) history.replaceState(null, '', base + to)
  else history.pushState(null, '', base + to)
  tell()
}

/** The page that is shown, without the prefix of the office. */
function readPlace(): string {
  return location.pathname.slice(base.length) + location.search
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('popstate', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('popstate', listener)
  }
}

export interface Place {
  readonly path: string
  readonly search: URLSearchParams
}

export function usePlace(): Place {
  const [path = '/', search = ''] = useSyncExternalStore(subscribe, readPlace).split('?')
  return { path: path || '/', search: new URLSearchParams(search) }
}

/** Follows links inside the office without loading it anew. Those meant for another tab are the browser's. */
export function followLinks(): void {
  document.addEventListener('click', event => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || event.defaultPrevented || event.button !== 0) return
    if (
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey ||
      link.target ||
      link.hasAttribute('download')
    )
      return
    if (link.origin !== location.origin || !link.pathname.startsWith(`${base}/`)) return
    event.preventDefault()
    go(link.pathname.slice(base.length) + link.search)
  })
}
