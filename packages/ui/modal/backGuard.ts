/** The little of the browser's history that the guard uses. */
export interface GuardedHistory {
  readonly state: unknown
  pushState(state: unknown, unused: string): void
  replaceState(state: unknown, unused: string): void
  back(): void
}

const mark = 'modal'

/** A browser that has not told of a step back by then will not. */
export const patienceMs = 100
function isGuard(state: unknown): boolean {
  return typeof state === 'object' && state !== null && (state as Record<string, unknown>)[mark] === true
}

/** Settles once no guard lies on the page any more: from then on the page may change its history again. */
export function whenSteppedBack(): Promise<void> {
  if (!isGuard(history.state)) return Promise.resolve()
  return new Promise(done => addEventListener('popstate', () => done(), { once: true }))
}

/**
 * Lets the phone's back button close what lies on the page before it leaves the page. While anything is open, one more
 * entry of the same address lies in the history. A guard that was buried by a navigation is stepped over later.
 */
export function createBackGuard(history: GuardedHistory, onBack: () => void) {
  let held = false
  let stepping = false
  let arrived: () => void = () => {}
  let patience: ReturnType<typeof setTimeout> | undefined

  // The page was loaded again while something lay on it: what is left of that guard is an entry like any other.
  if (isGuard(history.state)) history.replaceState({ ...(history.state as object), [mark]: undefined }, '')

  function push() {
    const state = typeof history.state === 'object' ? history.state : {}
    history.pushState({ ...state, [mark]: true }, '')
  }

  function stepBack(): Promise<void> {
    stepping = true
    history.back()
    patience = setTimeout(endStep, patienceMs)
    return new Promise(resolve => {
      arrived = resolve
    })
  }

  function endStep() {
    clearTimeout(patience)
    stepping = false
    if (held) push()
    arrived()
  }

  return {
    hold() {
      if (held) return
      held = true
      // A step back still on its way would take a new entry away again: it is pushed when the step has been made.
      if (!stepping) push()
    },
    /** Answers once the history is as it was before: whoever navigates earlier races with the step back. */
    release(): Promise<void> {
      if (!held) return Promise.resolve()
      held = false
      return !stepping && isGuard(history.state) ? stepBack() : Promise.resolve()
    },
    onPopState() {
      if (stepping) endStep()
      else if (isGuard(history.state)) {
        if (!held) void stepBack()
      } else if (held) {
        held = false
        onBack()
      }
    },
  }
}
