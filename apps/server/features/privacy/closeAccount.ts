import type { contract } from '@saya/contract'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { MemberTx } from '../../platform/db/database.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import { endAgencyOf } from '../agency/index.ts'
import { endClaimOf } from '../box/index.ts'
import { hasPendingDeposit } from '../deposit/index.ts'
import { endGameSessionsOf } from '../game/index.ts'
import { closeSignIn } from '../identity/index.ts'
import { hasOpenRedemption } from '../redemption/index.ts'
import { endOpenRewards, listOpenRewards, lockOpenRewards, refuseClosed, type Reward } from '../reward/index.ts'
import { closeWallet, lockPesoWallet, mayLeave, post } from '../wallet/index.ts'
import type { PrivacyDeps } from './deps.ts'
import { findRemainder, isGivenUp, isNothing, type viewRemainder, wordsOf } from './remainder.ts'
import { insertRemainder } from './remainder.store.ts'

/**
 * The wallet first, since it alone can say no; the way in second, in a transaction of its own. Whoever is cut off
 * between the two cannot bet any more, is still signed in, and asks again. What was promised to them is refused last, or by the sweep.
 */
export function closeAccount({ db, clock, random }: PrivacyDeps): Handler<typeof contract.privacy.closeAccount> {
  const refusing = { db, clock, endClaimOf: (reward: Reward) => endClaimOf({ db, clock, random }, reward) }
  return async ({ caller: { uid }, body }) => {
    const nowMs = clock.now()
    const leaving = await db.member(uid, tx => leave(tx, { uid, givesUp: body.gives_up, nowMs }))
    if (!leaving.ok) return leaving
    await db.app(async tx => {
      await endAgencyOf(tx, uid, nowMs)
      await closeSignIn(tx, uid, nowMs)
    })
    for (const reward of await db.member(uid, tx => listOpenRewards(tx, uid))) await refuseClosed(refusing, reward)
    return done({})
  }
}

interface Leaving {
  readonly uid: bigint
  readonly givesUp: ReturnType<typeof viewRemainder> | undefined
  readonly nowMs: number
}

/** What is left is given up by whoever sends back its very sums. Rewards are locked before the wallet, as by whoever posts one. */
async function leave(tx: MemberTx, { uid, givesUp, nowMs }: Leaving) {
  if (await hasPendingDeposit(tx, uid)) return refuse('deposit_pending')
  await lockOpenRewards(tx, uid)
  if (!(await mayLeave(tx, uid))) return refuse('balance_left')
  // Behind the wallet's lock, under which Filcoins are spent: what is redeemed at the same moment is seen here, or finds the account closed.
  if (await hasOpenRedemption(tx, uid)) return refuse('redemption_open')
  // Whoever was cut off had given it up before.
  const isClosed = (await lockPesoWallet(tx, uid))?.isClosed === true
  const remainder = await findRemainder(tx, uid)
  if (!isClosed && !isNothing(remainder)) {
    if (!isGivenUp(remainder, givesUp)) return { ...refuse('remainder_left'), values: wordsOf(remainder) }
    await insertRemainder(tx, { uid, given: remainder, nowMs })
    await lapseCoins(tx, { uid, coins: remainder.coins, nowMs })
  }
  await endOpenRewards(tx, uid, nowMs)
  await closeWallet(tx, uid)
  await endGameSessionsOf(tx, uid, nowMs)
  return done({})
}

interface Lapse {
  readonly uid: bigint
  readonly coins: bigint
  readonly nowMs: number
}

/** The coins that are left are owed to nobody any more, and the ledger says so. */
async function lapseCoins(tx: MemberTx, { uid, coins, nowMs }: Lapse): Promise<void> {
  if (coins === 0n) return
  const posted = await post(tx, { act: 'points_lapsed', uid, reference: `closing ${uid}`, amount: coins, nowMs })
  if (!posted.ok) throw new Error(`The coins of ${uid} did not lapse: ${posted.code}.`)
}
