import type { Tone } from '@saya/ui/chip'
import { toneOf } from './status.rules.ts'
import type { Deposit } from './useDeposit.ts'

export type Break = Deposit['breaks'][number]

const tones = { held: 'wait', credited: 'ok', returned: 'bad', kept: 'bad' } as const satisfies Record<
  Break['state'],
  Tone
>

export interface DepositHead {
  readonly name: Deposit['status'] | 'canceling' | 'failed' | Break['state']
  readonly tone: 'wait' | 'ok' | 'bad'
  readonly amount: string
  readonly currency: string
  /** What else was paid and does not fit. */
  readonly rest: readonly Break[]
}

/**
 * What is said first of a deposit. Money that did not fit matters more than what became of the deposit, unless that was
 * credited: what still waits first, then what was found last.
 */
export function headOf({ status, amount, is_canceling: isCanceling, outcome, breaks }: Deposit): DepositHead {
  const first = status === 'completed' ? undefined : (breaks.find(({ state }) => state === 'held') ?? breaks.at(-1))
  if (!first) {
    const name = outcome === 'failed' ? outcome : isCanceling ? 'canceling' : status
    return { name, tone: toneOf(status), amount, currency: 'PHP', rest: breaks }
  }
  const rest = breaks.filter(one => one !== first)
  return { name: first.state, tone: tones[first.state], amount: first.amount, currency: first.currency, rest }
}
