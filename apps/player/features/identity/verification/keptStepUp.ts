import { codeLimits } from '@saya/contract/limits'
import { stepUpKey } from '../../../shared/device/tabKeys.ts'
import { keepOnTab, readOnTab } from '../../../shared/device/tabStore.ts'

interface SentCode {
  readonly otpId: string
  readonly resendAtMs: number
}

interface KeptStepUp extends SentCode {
  readonly untilMs: number
}

/** The code that is on its way to confirm that it is the member, as long as it is good. */
export function readStepUp(nowMs: number): SentCode | undefined {
  const { otpId, resendAtMs, untilMs } = (readOnTab(stepUpKey) ?? {}) as Partial<KeptStepUp>
  const isWhole = typeof otpId === 'string' && typeof resendAtMs === 'number' && typeof untilMs === 'number'
  return isWhole && untilMs > nowMs ? { otpId, resendAtMs } : undefined
}

export function keepStepUp(sent: SentCode, nowMs: number): void {
  keepOnTab(stepUpKey, { ...sent, untilMs: nowMs + codeLimits.validSeconds * 1000 } satisfies KeptStepUp)
}

export function dropStepUp(): void {
  keepOnTab(stepUpKey, null)
}
