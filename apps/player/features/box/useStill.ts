import { useSyncExternalStore } from 'react'

const query = '(prefers-reduced-motion: reduce)'

function onChange(listener: () => void): () => void {
  const media = matchMedia(query)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}

/** Whether somebody asked for less motion. */
export function useStill(): boolean {
  return useSyncExternalStore(
    onChange,
    () => matchMedia(query).matches,
    () => true,
  )
}
