export interface CallFailure {
  readonly code?: string | undefined
  readonly reason?: string | undefined
}

const ownFaults = ['unexpected', 'busy']

/**
 * Whose fault it is that a form was not saved: what was typed, which its field says; the way to us, after which one
 * tries again; or ours, after which the person is led back.
 */
export function judgeFailure({ code, reason }: CallFailure): 'typed' | 'way' | 'ours' {
  if (code === 'ERR_NETWORK' || code === 'ERR_FETCH') return 'way'
  if (reason && !ownFaults.includes(reason)) return 'typed'
  return 'ours'
}
