import { codeLimits } from '@saya/contract/limits'

/** The code of the refusal, and its sentence, that say that too many wrong codes were tried. */
const lockCode = 'attempts_exceeded'
const lockSentence = 'the maximum number of code attempts has been exceeded. Please try again later'

export interface Failure {
  readonly reason?: string | undefined
  readonly message?: string | undefined
  /** The answer it came with. */
  readonly cause?: unknown
}

export function isLock({ reason, message }: Failure): boolean {
  return reason === lockCode || message === lockSentence
}

/** The code of the refusal that says that a code was tried too often, so that no more of it counts. */
const spentCode = 'code_spent'

/** Whether what the server said of a code stays true however often it is tried. */
export function isFinal(failure: Failure): boolean {
  return isLock(failure) || failure.reason === spentCode
}

/** When another code may be asked for: half a minute after one was sent. */
export function resendAtMs(nowMs: number): number {
  return nowMs + codeLimits.resendSeconds * 1000
}

/** When the lock is over: after what is left of it, as the server tells, or half an hour. */
export function unlockAtMs(nowMs: number, { cause }: Failure): number {
  const told = cause instanceof Response ? Number(cause.headers.get('retry-after')) : 0
  return nowMs + (told || codeLimits.lockoutSeconds) * 1000
}

/** Minutes and seconds, two digits each. */
export function clockFace(seconds: number): string {
  return [Math.floor(seconds / 60), seconds % 60].map(part => String(part).padStart(2, '0')).join(':')
}

/** How much of the wait is left, for the ring beside it. The half hour of the lock fills it as the usual wait does. */
export function shareLeft(secondsLeft: number, usual: number = codeLimits.resendSeconds): number {
  return Math.min(1, secondsLeft / (secondsLeft > usual ? codeLimits.lockoutSeconds : usual))
}
