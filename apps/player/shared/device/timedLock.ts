interface TimedLock {
  /** Locks, and unlocks by itself when the time is over. */
  lock(): void
  unlock(): void
  /** Forgets the time that runs, for whoever is gone by then. */
  drop(): void
}

/** Keeps a button from a second press while the first is under way, and never longer than a moment. */
export function timedLock(change: (isLocked: boolean) => void, ms: number): TimedLock {
  let timer: ReturnType<typeof setTimeout> | undefined
  function unlock() {
    clearTimeout(timer)
    change(false)
  }
  return {
    lock() {
      clearTimeout(timer)
      change(true)
      timer = setTimeout(unlock, ms)
    },
    unlock,
    drop: () => clearTimeout(timer),
  }
}
