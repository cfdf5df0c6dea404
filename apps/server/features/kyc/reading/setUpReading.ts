import type { contract } from '@saya/contract'
import type { OutcomeOf, Parts } from '@saya/contract/handler.ts'
import { kycLimits } from '@saya/contract/limits'
import { done, refuse } from '@saya/contract/outcome.ts'
import { dayMs } from '@saya/money'
import { lookupHash } from '../../../platform/lookup/lookupKeys.ts'
import type { Handler } from '../../../platform/http/request/call.ts'
import { type CheckRequest, IdCheckFault } from '../../../platform/idCheck/idCheck.ts'
import { ownAddress } from './callback.rules.ts'
import type { KycDeps } from '../deps.ts'
import { addReading, findReading, lapseReading, openReading } from './reading.store.ts'
import { locksOf } from '../record/record.rules.ts'
import { nextStanding, standingAt } from '../standing/standing.rules.ts'
import { findStanding } from '../standing/standing.store.ts'
import { findNewest } from '../review/version.store.ts'

type Operation = typeof contract.kyc.setUpReading
type Body = Parts<Operation>['body']

/**
 * Opens a check of an ID. Our own row comes first, so that no check of the party's is ever without one here; what the
 * person's browser later says it is called is compared with that row and never used.
 */
export function setUpReading(deps: KycDeps): Handler<Operation> {
  const { db, clock, random, ports } = deps
  return async ({ caller: { uid }, body, origin, visitor }) => {
    const completeUrl = ownAddress(body.complete_callback_url, origin)
    const interruptUrl = ownAddress(body.interrupt_callback_url, origin)
    if (!completeUrl || !interruptUrl) return refuse('callback_foreign')
    const obstacle = await findObstacle(deps, uid, body)
    if (obstacle) return obstacle
    const share = { kind: 'readings', subject: String(uid), most: kycLimits.readingsPerDay, windowMs: dayMs }
    const waitSeconds = await db.app(tx => ports.takeShare(tx, share, clock.now()))
    if (waitSeconds !== null) return refuse('read_too_often', waitSeconds)
    const bizId =
      body.biz_id && /^[0-9A-Za-z-]{8,32}$/.test(body.biz_id) ? body.biz_id : random.bytes(16).toString('hex')
    const isOurs = await claimBizId(deps, { uid, bizId, body })
    if (!isOurs) return refuse('read_repeated')
    return open(deps, { uid, bizId, body, completeUrl, interruptUrl, locale: visitor.language })
  }
}

/** What was approved, or waits for a reviewer, is not read again; nor is a type that may no longer be changed. */
async function findObstacle({ db, clock }: KycDeps, uid: bigint, { id_type }: Body) {
  const { kept, newest } = await db.member(uid, async tx => ({
    kept: await findStanding(tx, uid),
    newest: await findNewest(tx, uid),
  }))
  if (!kept) return refuse('kyc_locked')
  if (kept.standing.base === 5) return refuse('read_repeated')
  const now = standingAt(kept.standing, kept.createdAtMs, clock.now())
  if (!nextStanding(now, { type: 'submit', isPastDeadline: false })) return refuse('kyc_locked')
  const locks = locksOf(newest)
  if (locks.isIdPhotoLocked) return refuse('read_repeated')
  return locks.isTypeLocked && newest?.form.id_type !== id_type ? refuse('kyc_type_locked') : null
}

interface Opening {
  readonly uid: bigint
  readonly bizId: string
  readonly body: Body
}

/** A name that was used before is not used again, whoever used it. */
async function claimBizId({ db, clock }: KycDeps, { uid, bizId, body }: Opening): Promise<boolean> {
  return db.member(uid, async tx => {
    if (await findReading(tx, uid, bizId)) return false
    return addReading(tx, { id: bizId, uid, idType: body.id_type, nowMs: clock.now() })
  })
}

async function open(
  { db, idCheck, lookupKeys, log }: KycDeps,
  { uid, bizId, body, ...way }: Opening & Pick<CheckRequest, 'completeUrl' | 'interruptUrl' | 'locale'>,
): Promise<OutcomeOf<Operation>> {
  const userHash = lookupHash(lookupKeys, 'kyc: checked members', String(uid)).toString('hex').slice(0, 32)
  const isFrame = body.is_frame === 'Y'
  try {
    const request = { bizId, userHash, idType: body.id_type, isFrame, ...way }
    const opened = await idCheck.open(request)
    await db.member(uid, tx => openReading(tx, { uid, id: bizId, transactionId: opened.transactionId }))
    return done({
      biz_id: bizId,
      client_cfg: opened.clientConfig,
      redirect_url: opened.redirectUrl,
      transaction_id: opened.transactionId,
    })
  } catch (fault) {
    if (!(fault instanceof IdCheckFault)) throw fault
    log.warn({ err: fault }, 'the party that reads IDs did not open a check')
    await db.member(uid, tx => lapseReading(tx, uid, bizId))
    return refuse('read_unavailable')
  }
}
