import { editCodeKey } from '../../../shared/device/tabKeys.ts'
import { keepOnTab, readOnTab } from '../../../shared/device/tabStore.ts'

/** A code that was sent to a new number, kept on this tab so that a reload in the middle does not lose it. */
export interface KeptEditCode {
  readonly phone: string
  readonly otpId: string
  readonly openAtMs: number
}

export function readEditCode(): KeptEditCode | null {
  const { phone, otpId, openAtMs } = (readOnTab(editCodeKey) ?? {}) as Partial<KeptEditCode>
  const isWhole = typeof phone === 'string' && typeof otpId === 'string' && typeof openAtMs === 'number'
  return isWhole ? { phone, otpId, openAtMs } : null
}

/** Null forgets it. */
export function keepEditCode(code: KeptEditCode | null): void {
  keepOnTab(editCodeKey, code)
}
