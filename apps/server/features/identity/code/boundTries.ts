import type { AppTx } from '../../../platform/db/database.ts'
import { findCode } from './code.store.ts'
import type { IdentityDeps } from '../deps.ts'
import { returnQuota, takeQuota } from './quota.store.ts'
import { tryLimits } from './sendLimits.ts'
import { isStrange } from './share.ts'
import { type From, isCounted } from '../sources.ts'

type TryDeps = Pick<IdentityDeps, 'countsLoopback'>
type Lockout = { readonly result: 'locked'; readonly waitSeconds: number }

const kind = 'wrong from a network'

/**
 * Takes one of the wrong tries that a network has in an hour, for codes and passwords together. It is taken before
 * anything is tried and given back for a right one, so that of many tries at once no more are wrong than may be.
 */
export async function takeTry(tx: AppTx, deps: TryDeps, from: From & { nowMs: number }): Promise<Lockout | undefined> {
  if (!isCounted(deps, from)) return undefined
  const { wrongPerNetwork: most, windowMs } = tryLimits
  const taken = await takeQuota(tx, { kind, subject: from.network, most, windowMs }, from.nowMs)
  return taken.ok ? undefined : { result: 'locked', waitSeconds: taken.waitSeconds }
}

/** Gives back what was taken for a try that was right, or was none because its subject is locked. */
export async function returnTry(tx: AppTx, deps: TryDeps, from: From): Promise<void> {
  if (isCounted(deps, from)) await returnQuota(tx, { kind, subject: from.network })
}

interface Try<T> extends From {
  readonly nowMs: number
  /** The code that is tried. One of a share of its own takes nothing of its network's, where strangers are too. */
  readonly otpId?: string
  tryIt(tx: AppTx): Promise<T>
}

/** Lets a code be tried unless too many wrong tries came from the same network. */
export async function boundTries<T extends { readonly result: string }>(
  tx: AppTx,
  deps: TryDeps,
  { tryIt, otpId, ...from }: Try<T>,
): Promise<T | Lockout> {
  const code = otpId === undefined ? undefined : await findCode(tx, otpId)
  if (code && !isStrange(code.share)) return tryIt(tx)
  const locked = await takeTry(tx, deps, from)
  if (locked) return locked
  const tried = await tryIt(tx)
  if (tried.result === 'right' || tried.result === 'locked') await returnTry(tx, deps, from)
  return tried
}
