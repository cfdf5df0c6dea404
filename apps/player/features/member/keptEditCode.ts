import { editCodeKey } from '../../shared/tabKeys.ts'

/** A code that was sent to a new number, kept on this tab so that a reload in the middle does not lose it. */
export interface KeptEditCode {
  readonly phone: string
  readonly otpId: string
  readonly openAtMs: number
}

export function readEditCode(): KeptEditCode | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(editCodeKey) ?? 'null') as Partial<KeptEditCode> | null
    const { phone, otpId, openAtMs } = kept ?? {}
    const isWhole = typeof phone === 'string' && typeof otpId === 'string' && typeof openAtMs === 'number'
    return isWhole ? { phone, otpId, openAtMs } : null
  } catch {
    return null
  }
}

/** Null forgets it. */
export function keepEditCode(code: KeptEditCode | null): void {
  try {
    if (code) sessionStorage.setItem(editCodeKey, JSON.stringify(code))
    else sessionStorage.removeItem(editCodeKey)
  } catch {
    // Then a reload asks for another code.
  }
}
