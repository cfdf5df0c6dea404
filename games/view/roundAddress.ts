import { writePromise } from '@saya/game-math'
import type { Language } from './sayIn.ts'
import { openPromises } from './proof/promises.ts'

/**
 * The page that draws a round again, with what this device was shown before it, under whichever name that was kept. It goes
 * behind the `#`, which no server hears: the studio cannot tell what it tells by what somebody knows.
 */
export function roundAddress(id: string, language: Language, kept: string): string {
  const shown = openPromises().find(kept)
  return `/round/${id}?lang=${language}${shown ? `#promise=${writePromise(shown)}` : ''}`
}
