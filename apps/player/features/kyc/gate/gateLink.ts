import type { Gate } from '@saya/contract/gates.ts'
import type { MouseEvent } from 'react'
import { loadModule } from '../../../shared/answer/loadModule.ts'
import { go, isPlainPress } from '../../../shared/navigation.ts'
import { readToken } from '../../../shared/session/session.ts'
import { askToSignIn } from '../../identity/index.ts'

/** Asks whether an act may go on; what asks comes with the first act. */
export async function askGate(gate: Gate): Promise<boolean> {
  const { passGate } = await loadModule(() => import('./passGate.ts'))
  return passGate(gate)
}

/**
 * Goes to what a gate guards. A guest signs in where they are, and what they wanted to do is done then. `enter` is how one
 * goes there, where that takes more than going.
 */
export function enterGate(gate: Gate, to: string, enter: (to: string) => Promise<void> = go): void {
  async function follow() {
    if (await askGate(gate)) await enter(to)
  }
  // Where the tab is dropped before that, the address is what is left of it.
  if (readToken()) void follow()
  else askToSignIn({ origin: to, pending: () => void follow() })
}

/** The same for a link, which leads to where it says. */
export function gateLink(gate: Gate, enter?: (to: string) => Promise<void>) {
  return (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlainPress(event)) return
    event.preventDefault()
    const { pathname, search } = event.currentTarget
    enterGate(gate, pathname + search, enter)
  }
}
