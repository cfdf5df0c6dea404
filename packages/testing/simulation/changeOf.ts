import type { ModelWallet } from './model/model.ts'
import { withLimits } from './model/modelLimits.ts'
import type { PlanStep } from './plan.ts'

/** Changes the model's wallet, and says what is to be changed in the database. */
export function changeOf(
  step: Exclude<PlanStep, { step: 'volley' | 'acts' | 'clock' | 'close' }>,
  wallet: ModelWallet,
  nowMs: number,
) {
  if (step.step === 'block') {
    wallet.isBlocked = step.isBlocked
    return { isOpen: !step.isBlocked }
  }
  if (step.step === 'tester') {
    wallet.isTester = step.isTester
    return { isTester: step.isTester }
  }
  if (step.step === 'playUntil') {
    wallet.playUntilMs = step.inMs === null ? null : nowMs + step.inMs
    return { playUntilMs: wallet.playUntilMs }
  }
  const limits = step.limits ?? []
  wallet.limits = withLimits(wallet.limits, limits)
  return { limits: { most: limits, nowMs } }
}
