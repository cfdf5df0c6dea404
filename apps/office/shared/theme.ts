import { useSyncExternalStore } from 'react'

export type Theme = 'light' | 'dark'

const yearSeconds = 31_536_000
const listeners = new Set<() => void>()

function read(): Theme {
  return document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light'
}

/** Kept in a cookie of the office alone, so that its next page arrives in it. */
export function setTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme
  document.cookie = `office-theme=${theme}; Path=/office; Max-Age=${yearSeconds}; SameSite=Strict`
  for (const listener of listeners) listener()
}

export function useTheme(): Theme {
  return useSyncExternalStore(listener => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }, read)
}
