import type { Gate } from '@saya/contract/gates.ts'
import type { MouseEvent } from 'react'
import { loadModule } from '../../shared/loadModule.ts'
import { go, isPlainPress } from '../../shared/navigation.ts'
import { readToken } from '../../shared/session.ts'
import { askToSignIn } from '../identity/index.ts'

/** Asks whether an act may go on; what asks comes with the first act. */
export async function askGate(gate: Gate): Promise<boolean> {
  const { passGate } = await loadModule(() => import('./passGate.ts'))
  return passGate(gate)
}

/** A link to what a gate guards. A guest signs in where they are, and what they wanted to do is done then. */
export function gateLink(gate: Gate) {
  return (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlainPress(event)) return
    event.preventDefault()
    const { pathname, search } = event.currentTarget
    const to = pathname + search
    // Where the tab is dropped before that, the address is what is left of it.
    if (readToken()) void follow(gate, to)
    else askToSignIn({ origin: to, pending: () => void follow(gate, to) })
  }
}

async function follow(gate: Gate, to: string): Promise<void> {
  if (await askGate(gate)) await go(to)
}
