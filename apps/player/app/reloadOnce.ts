const leastGapMs = 60_000

/**
 * Whether to load the app anew because a part of it could not be fetched, as after a release whose files took the
 * place of the open page's. Once a minute at most: a part that is missing for good must not turn into a loop.
 */
export function shouldReload(lastReloadMs: number, nowMs: number): boolean {
  return nowMs - lastReloadMs >= leastGapMs
}

const kept = 'reloaded'

/** Loads the app anew unless that was tried just now. Without a network there is nothing newer to be had. */
export function reloadOnce(nowMs: number): void {
  try {
    if (!navigator.onLine || !shouldReload(Number(sessionStorage.getItem(kept)), nowMs)) return
    sessionStorage.setItem(kept, String(nowMs))
    location.reload()
  } catch {
    // Where nothing can be kept a reload could not be counted, so the page says that it is broken.
  }
}
