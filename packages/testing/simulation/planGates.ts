import type { GateCause } from '@saya/contract/gate/gate.ts'
import type { SeededRandom } from './seededRandom.ts'

/** A cause that is set, with its times counted from now; one that is lifted; and what is over and is looked for. */
export type GateStep =
  | {
      readonly step: 'gate'
      readonly member: number
      readonly cause: GateCause
      readonly fromMs: number | null
      readonly toMs: number | null
    }
  | { readonly step: 'lift'; readonly member: number; readonly cause: Exclude<GateCause, 'time_out'> }
  | { readonly step: 'sweep'; readonly member: number }

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** Few causes, so that they meet, are set again and are lifted. */
export function planGate(random: SeededRandom, member: number): GateStep {
  const dice = random.between(1, 6)
  if (dice === 1) return { step: 'sweep', member }
  if (dice <= 3)
    return { step: 'lift', member, cause: random.pick(['kyc', 'rest', 'exclusion', 'staff', 'reality_check'] as const) }
  const cause = random.pick(['kyc', 'rest', 'exclusion', 'time_out', 'reality_check'] as const)
  const fromMs = random.isOnceIn(4) ? null : random.between(-hourMs, dayMs)
  // It stands until somebody has looked at it.
  const isEndless = cause === 'reality_check' || ((cause === 'kyc' || cause === 'exclusion') && random.isOnceIn(3))
  return { step: 'gate', member, cause, fromMs, toMs: isEndless ? null : (fromMs ?? 0) + random.between(1, dayMs) }
}
