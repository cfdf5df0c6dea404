export interface Pause {
  /** Whether the app around the game has asked it to stop. Nothing is begun then. */
  isPaused(): boolean
  /** Ends when nothing keeps the game: what was begun goes on then. */
  passed(): Promise<void>
}

/**
 * Hears the words of the app that a game lies in: `pause` while its player has to look at something first, such as how long they have
 * played, and `resume` behind it. What any other window says is nothing.
 */
export function openPause(returnUrl: string): Pause {
  const { origin } = new URL(returnUrl)
  let isPaused = false
  let waiting: (() => void)[] = []

  window.addEventListener('message', ({ source, origin: from, data }: MessageEvent<unknown>) => {
    if (parent === window || source !== parent || from !== origin) return
    const word = (data as { app?: unknown } | null)?.app
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
