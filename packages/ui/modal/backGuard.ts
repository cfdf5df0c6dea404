/** The little of the browser's history that the guard uses. */
export interface GuardedHistory {
  readonly state: unknown
  pushState(state: unknown, unused: string): void
  back(): void
}

const mark = 'modal'

function isGuard(state: unknown): boolean {
  return typeof state === 'object' && state !== null && mark in state
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

  function push() {
    const state = typeof history.state === 'object' ? history.state : {}
    history.pushState({ ...state, [mark]: true }, '')
  }

  function stepBack() {
    stepping = true
    history.back()
  }

  return {
    hold() {
      if (held) return
      held = true
      // A step back still on its way would take a new entry away again: it is pushed when the step has been made.
      if (!stepping) push()
    },
    release() {
      if (!held) return
      held = false
      if (!stepping && isGuard(history.state)) stepBack()
    },
    onPopState() {
      if (stepping) {
        stepping = false
        if (held) push()
        return
      }
      if (isGuard(history.state)) {
        if (!held) stepBack()
      } else if (held) {
        held = false
        onBack()
      }
    },
  }
}
