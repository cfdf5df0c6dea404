import type { ModelWallet } from './model/model.ts'
import { dropEnded, setModelGate } from './model/modelGates.ts'
import { withLimits } from './model/modelLimits.ts'
import type { PlanStep } from './plan.ts'
import type { GateStep } from './planGates.ts'
import type { WalletChange } from './simulation.store.ts'

/** Changes the model's wallet, and says what is to be changed in the database. */
export function changeOf(
  step: Exclude<PlanStep, { step: 'volley' | 'acts' | 'clock' | 'close' }>,
  wallet: ModelWallet,
  nowMs: number,
): WalletChange {
  if (step.step === 'block') {
    wallet.isBlocked = step.isBlocked
    return { isOpen: !step.isBlocked }
  }
  if (step.step === 'tester') {
    wallet.isTester = step.isTester
    return { isTester: step.isTester }
  }
  if (step.step === 'gate' || step.step === 'lift' || step.step === 'sweep') return changeGates(step, wallet, nowMs)
  const limits = step.limits ?? []
  wallet.limits = withLimits(wallet.limits, limits)
  return { limits: { most: limits, nowMs } }
}

function changeGates(step: GateStep, { gates }: ModelWallet, nowMs: number): Pick<WalletChange, 'gates'> {
  if (step.step === 'gate') {
    const at = (ms: number | null) => (ms === null ? null : nowMs + ms)
    const gate = { fromMs: at(step.fromMs), toMs: at(step.toMs) }
    setModelGate(gates, step.cause, { gate, nowMs })
    return { gates: { set: { cause: step.cause, openUntilMs: gate.fromMs, closedUntilMs: gate.toMs }, nowMs } }
  }
  if (step.step === 'lift') gates.delete(step.cause)
  dropEnded(gates, nowMs)
  return { gates: { ...(step.step === 'lift' && { lift: step.cause }), nowMs } }
}
