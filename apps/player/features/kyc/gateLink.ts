import type { Gate } from '@saya/contract/gates.ts'
import type { MouseEvent } from 'react'
import { loadModule } from '../../shared/loadModule.ts'
import { go, isPlainPress } from '../../shared/navigation.ts'
import { readToken } from '../../shared/session.ts'

/** Asks whether an act may go on; what asks comes with the first act. */
export async function askGate(gate: Gate): Promise<boolean> {
  const { passGate } = await loadModule(() => import('./passGate.ts'))
  return passGate(gate)
}

/** A link to what a gate guards: a member is asked for first, a guest goes on to be asked to sign in. */
export function gateLink(gate: Gate) {
  return (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlainPress(event) || !readToken()) return
    event.preventDefault()
    const { pathname, search } = event.currentTarget
    void askGate(gate).then(isOpen => {
      if (isOpen) void go(pathname + search)
    })
  }
}
