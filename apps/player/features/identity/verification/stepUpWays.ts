export type StepUpWay = 'passkey' | 'password' | 'code'

interface StepUpCase {
  /** One that works on this site. */
  readonly hasPasskey: boolean
  /** The member is let in by nothing but a passkey. */
  readonly asksPasskey: boolean
  readonly passwordConfirms: boolean
  readonly isByCode: boolean
  readonly isByPasskey: boolean
}

/** By what a member may show that it is them, the easiest first. The server judges by the same. */
export function stepUpWays(step: StepUpCase): readonly [StepUpWay, ...StepUpWay[]] {
  const { hasPasskey, asksPasskey, passwordConfirms, isByCode, isByPasskey } = step
  if (isByPasskey || (isByCode && asksPasskey)) return ['passkey']
  const rest = !isByCode && passwordConfirms ? (['password', 'code'] as const) : (['code'] as const)
  return hasPasskey ? ['passkey', ...rest] : [...rest]
}
