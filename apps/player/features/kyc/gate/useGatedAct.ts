import type { Gate } from '@saya/contract/gates.ts'
import { useState } from 'react'
import { askGate } from './gateLink.ts'

/** Acts behind their gates, one at a time: from the press until what it opened is closed, so that two presses open one sheet. */
export function useGatedAct() {
  const [asked, setAsked] = useState<Gate>()

  async function take(gate: Gate, open: () => Promise<void>): Promise<void> {
    if (asked) return
    setAsked(gate)
    try {
      if (await askGate(gate)) await open()
    } finally {
      setAsked(undefined)
    }
  }

  return { asked, take }
}
