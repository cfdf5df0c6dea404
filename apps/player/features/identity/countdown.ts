import { codeLimits } from '@saya/contract/limits'

/** The code of the refusal, and its sentence, that say that too many wrong codes were tried. */
const lockCode = 'attempts_exceeded'
const lockSentence = 'the maximum number of code attempts has been exceeded. Please try again later'

export interface Failure {
  readonly reason?: string | undefined
  readonly message?: string | undefined
}

export function isLock({ reason, message }: Failure): boolean {
  return reason === lockCode || message === lockSentence
}

/** When another code may be asked for: half a minute after one was sent, half an hour after the lock. */
export function resendAtMs(nowMs: number, isLocked: boolean): number {
  return nowMs + (isLocked ? codeLimits.lockoutSeconds : codeLimits.resendSeconds) * 1000
}

/** Minutes and seconds, two digits each. */
export function clockFace(seconds: number): string {
  return [Math.floor(seconds / 60), seconds % 60].map(part => String(part).padStart(2, '0')).join(':')
}

/** How much of the wait is left, for the ring beside it. The half hour of the lock fills it as the half minute does. */
export function shareLeft(secondsLeft: number): number {
  const whole = secondsLeft > codeLimits.resendSeconds ? codeLimits.lockoutSeconds : codeLimits.resendSeconds
  return secondsLeft / whole
}
