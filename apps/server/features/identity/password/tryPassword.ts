import type { AppTx } from '../../../platform/db/database.ts'
import type { Asker } from './atMost.ts'
import { returnTry, takeTry } from '../code/boundTries.ts'
import { countWrong, secondsUntil } from '../code/code.rules.ts'
import { type Credential, renewHash } from './credential.store.ts'
import type { IdentityDeps } from '../deps.ts'
import { clearGuard, lockGuard, setGuard } from '../code/guard.store.ts'
import { guardedAs, isStrange, type Share } from '../code/share.ts'
import { tellOfGuessing } from '../notice.ts'
import type { PasswordHashes } from './passwordHashes.ts'
import type { From } from '../sources.ts'

interface Attempt {
  readonly password: string
  /** Whose password is tried: ten wrong ones in a day lock it for half an hour. */
  readonly subject: string
  readonly share: Share
  /** Where it is tried from, if that counts. */
  readonly from?: From | undefined
  readonly asker: Asker
  readonly find: (tx: AppTx) => Promise<Credential | undefined>
  readonly nowMs: number
}

export type TriedPassword =
  | { readonly result: 'right'; readonly credential: Credential & { set_at: number; password_hash: string } }
  | { readonly result: 'wrong' }
  | { readonly result: 'locked'; readonly waitSeconds: number }

/**
 * Tries a password. It counts as wrong from before it is looked at until it proved right, so that many at once are no
 * more guesses than many one by one; and whoever does not exist takes the same way and time.
 */
export function tryPassword(
  deps: Pick<IdentityDeps, 'db' | 'countsLoopback'>,
  hashes: PasswordHashes,
  attempt: Attempt,
): Promise<TriedPassword> {
  const guarded = guardOf(attempt)
  const { db } = deps
  const { from } = attempt
  return hashes.inTurn(attempt.asker, async isRight => {
    const counted = await db.app(tx => count(tx, deps, attempt))
    if ('waitSeconds' in counted) return { result: 'locked', waitSeconds: counted.waitSeconds }
    const { credential } = counted
    const hash = credential?.password_hash ?? null
    if (!(await isRight(attempt.password, hash)) || !credential || hash === null || credential.set_at === null) {
      return { result: 'wrong' }
    }
    const renewed = await hashes.renew(attempt.password, hash)
    await db.app(async tx => {
      await clearGuard(tx, guarded)
      if (from) await returnTry(tx, deps, from)
      if (renewed !== undefined) await renewHash(tx, { uid: credential.uid, was: hash, renewed })
    })
    return { result: 'right', credential: { ...credential, password_hash: renewed ?? hash, set_at: credential.set_at } }
  })
}

function guardOf({ subject, share }: Attempt) {
  return { kind: 'password', subject: guardedAs(subject, share) } as const
}

type CountedTry = { readonly credential: Credential | undefined } | { readonly waitSeconds: number }

async function count(tx: AppTx, deps: Pick<IdentityDeps, 'countsLoopback'>, attempt: Attempt): Promise<CountedTry> {
  const { subject, share, from, find, nowMs } = attempt
  const locked = from && (await takeTry(tx, deps, { ...from, nowMs }))
  if (locked) return locked
  const guarded = guardOf(attempt)
  const guard = await lockGuard(tx, guarded, nowMs)
  if (guard.lockedUntilMs !== null && guard.lockedUntilMs > nowMs) {
    if (from) await returnTry(tx, deps, from)
    return { waitSeconds: secondsUntil(guard.lockedUntilMs, nowMs) }
  }
  const counted = countWrong(guard, nowMs)
  await setGuard(tx, guarded, counted)
  if (counted.lockedUntilMs !== null && isStrange(share)) await tellOfGuessing(tx, subject, nowMs)
  return { credential: await find(tx) }
}
