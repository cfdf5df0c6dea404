import { useSyncExternalStore } from 'react'
import { subscribe } from '../choices.ts'
import type { Theme } from './preferences.ts'

/** The look of the page, which is the device's own until one was chosen. */
export function useTheme(): Theme {
  return useSyncExternalStore(
    watch,
    () => document.documentElement.dataset.theme as Theme,
    () => 'dark' as const,
  )
}

function watch(listener: () => void): () => void {
  const device = matchMedia('(prefers-color-scheme: light)')
  const forget = subscribe(listener)
  device.addEventListener('change', listener)
  return () => {
    forget()
    device.removeEventListener('change', listener)
  }
}
