import { type Claim, listWaitingClaims, markBeyondLimit, markCredited } from './claim.store.ts'
import { credit } from './credit.ts'
import type { CreditDeps } from '../deps.ts'

/** Whoever claimed a voucher so long ago is not at it any more. */
const graceMs = 30_000
const page = 100

/** Credits what was claimed by calls that were cut off before the money moved. Tells how many there were. */
export async function creditClaimed(deps: CreditDeps): Promise<number> {
  const { db, clock } = deps
  const waiting = await db.app(tx => listWaitingClaims(tx, clock.now() - graceMs, page))
  for (const claim of waiting) await finish(deps, claim)
  return waiting.length
}

/** One that is more than a limit leaves waits for its member; one that cannot be credited keeps nobody else waiting; it is tried again in a minute. */
async function finish({ db, clock, log }: CreditDeps, claim: Claim): Promise<void> {
  try {
    const { end } = await db.member(claim.uid, tx => credit(tx, claim, clock.now()))
    await db.app(tx => (end === 'beyond limit' ? markBeyondLimit : markCredited)(tx, claim, clock.now()))
  } catch (fault) {
    log.error({ err: fault, voucher: claim.id }, 'a voucher could not be credited')
  }
}
