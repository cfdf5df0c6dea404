import type { CodePurpose } from '@saya/contract/identity/sendCode.ts'
import { refuse } from '@saya/contract/outcome.ts'
import type { AppTx } from '../../../platform/db/database.ts'
import { hashCode, isSameHash } from './code.ts'
import { countWrong, decideTry, isSpent, secondsUntil } from './code.rules.ts'
import { countTry, findCode, markUsed } from './code.store.ts'
import type { IdentityDeps } from '../deps.ts'
import { tellOfGuessing } from '../notice.ts'
import { lockGuard, setGuard } from './guard.store.ts'
import { guardedAs, isStrange } from './share.ts'

export interface ShownCode {
  readonly otpId: string
  readonly code: string
  readonly purpose: CodePurpose | readonly CodePurpose[]
  /** Where the code must have been sent to, and whose matter it must be, as far as the caller knows it. */
  readonly destination?: string | undefined
  readonly uid?: bigint | undefined
  readonly nowMs: number
}

export type UsedCode =
  | { readonly result: 'right'; readonly destination: string }
  | { readonly result: 'wrong' | 'spent' | 'dead' }
  | { readonly result: 'locked'; readonly waitSeconds: number }

type CodeDeps = Pick<IdentityDeps, 'peppers'>

/** Uses a code up. Of many at once that show the same one, one gets through; a wrong one is counted. */
export async function useCode(tx: AppTx, deps: CodeDeps, shown: ShownCode): Promise<UsedCode> {
  const tried = await tryCode(tx, deps, shown)
  if (tried.result === 'right') await markUsed(tx, shown.otpId, shown.nowMs)
  return tried
}

/** Tries a code and leaves it good, for the call that will use it. A wrong one is counted all the same. */
export async function tryCode(tx: AppTx, deps: CodeDeps, shown: ShownCode): Promise<UsedCode> {
  const { otpId, nowMs } = shown
  const named = await findCode(tx, otpId)
  if (!named) return { result: 'dead' }
  const guarded = { kind: 'code', subject: guardedAs(named.destination, named.share) } as const
  const guard = await lockGuard(tx, guarded, nowMs)
  // Read again under the lock: of two tries at once the second sees what the first has done.
  const code = (await findCode(tx, otpId)) ?? named
  const { id, destination, purpose } = code
  const typed = deps.peppers.map(pepper => hashCode(pepper, { id, destination, purpose, digits: shown.code }))
  const result = decideTry(
    {
      isKnown: isMeant(code, shown),
      isRight: typed.some(hash => isSameHash(hash, code.code_hash)),
      isUsed: code.used_at !== null,
      expiresAtMs: code.expires_at,
      tries: code.tries,
      lockedUntilMs: guard.lockedUntilMs,
    },
    nowMs,
  )
  if (result === 'right') return { result, destination }
  if (result === 'locked') return { result, waitSeconds: secondsUntil(guard.lockedUntilMs ?? nowMs, nowMs) }
  if (result === 'dead' || result === 'spent') return { result }
  const counted = countWrong(guard, nowMs)
  await countTry(tx, id)
  await setGuard(tx, guarded, counted)
  if (counted.lockedUntilMs !== null) {
    if (isStrange(code.share)) await tellOfGuessing(tx, destination, nowMs)
    return { result: 'locked', waitSeconds: secondsUntil(counted.lockedUntilMs, nowMs) }
  }
  return { result: isSpent(code.tries + 1) ? 'spent' : result }
}

type FoundCode = NonNullable<Awaited<ReturnType<typeof findCode>>>

/** A code of another purpose, place or member is no code at all. */
function isMeant(code: FoundCode, { purpose, destination, uid }: ShownCode): boolean {
  const purposes: readonly string[] = typeof purpose === 'string' ? [purpose] : purpose
  if (!purposes.includes(code.purpose)) return false
  if (destination !== undefined && destination !== code.destination) return false
  return uid === undefined || uid === code.uid
}

/**
 * What a code that is not right is answered with. That one is used up, old or foreign is not told apart; that it was
 * wrong too often is, for people unknown to us as for members, or they would go on trying it.
 */
export function refuseCode(used: Exclude<UsedCode, { result: 'right' }>) {
  if (used.result === 'locked') return refuse('attempts_exceeded', used.waitSeconds)
  return refuse(used.result === 'spent' ? 'code_spent' : 'code_invalid')
}
