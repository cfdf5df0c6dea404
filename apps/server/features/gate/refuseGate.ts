import { momentText } from '@saya/contract/manilaText.ts'
import { refuse } from '@saya/contract/outcome.ts'
import type { PlayGate } from './gate.rules.ts'

/** Says why something is closed, in the words of the cause. What a standing closes is refused by what was asked for. */
export function refuseGate({ cause, closedUntilMs }: PlayGate) {
  const values = { until: momentText(closedUntilMs ?? 0) }
  if (cause === 'reality_check') return refuse('gate_reality_check')
  if (cause === 'review') return refuse('gate_review')
  if (closedUntilMs === null) return refuse(cause === 'exclusion' ? 'gate_exclusion' : 'gate_staff')
  if (cause === 'exclusion') return { ...refuse('gate_exclusion_until'), values }
  if (cause === 'time_out') return { ...refuse('gate_time_out'), values }
  return cause === 'rest' ? { ...refuse('gate_rest'), values } : refuse('gate_staff')
}

export type GateRefusal = ReturnType<typeof refuseGate>
