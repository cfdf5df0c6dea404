import { hearApp } from './hearApp.ts'

export interface Pause {
  /** Whether the app around the game has asked it to stop. Nothing is begun then. */
  isPaused(): boolean
  /** Ends when nothing keeps the game: what was begun goes on then. */
  passed(): Promise<void>
}

/**
 * Hears two words of the app that a game lies in: `pause` while its player has to look at something first, such as how long they
 * have played, and `resume` behind it.
 */
export function openPause(returnUrl: string): Pause {
  let isPaused = false
  let waiting: (() => void)[] = []

  hearApp(returnUrl, word => {
    if (word !== 'pause' && word !== 'resume') return
    isPaused = word === 'pause'
    if (isPaused) return
    for (const goOn of waiting) goOn()
    waiting = []
  })

  return {
    isPaused: () => isPaused,
    async passed() {
      while (isPaused) await new Promise<void>(resolve => waiting.push(resolve))
    },
  }
}
