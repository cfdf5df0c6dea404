import type { contract } from '@saya/contract'
import type { Parts } from '@saya/contract/handler.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import { accountNumberFault, keptAccountNumber } from '@saya/contract/payee/accountNumber.ts'
import type { MemberTx } from '../../platform/db/database.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import { addJob } from '../../platform/jobs/index.ts'
import { findOpenChannelNamed } from '../channel/index.ts'
import { lookAt, lookJob } from '../gate/index.ts'
import { findRealName, lockStanding, mayDo, plainName } from '../kyc/index.ts'
import { hashNumber, sealNumber } from './accountSecret.ts'
import { stateNumber } from './claim.store.ts'
import type { PayeeDeps } from './deps.ts'
import { maskNumber, readyAtMs } from './payee.rules.ts'
import { hadPayees, insertPayee, listActivePayees, listPlaces, type NewPayee } from './payee.store.ts'
import { viewPayee } from './payee.view.ts'

type Operation = typeof contract.payee.addPayee
type Body = Parts<Operation>['body']

const places = [1, 2, 3]
const perDay = { kind: 'new payout accounts', most: 10, windowMs: 24 * 3_600_000 }

/**
 * Who states which number is noted across all members first, and the account is made after it: whoever is cut off
 * between the two makes the same call again. A number that others stated is taken like any other, and nobody is told;
 * whoever pays out to it asks.
 */
export function addPayee(deps: PayeeDeps): Handler<Operation> {
  const { db, clock } = deps
  return async ({ caller: { uid }, body, once }) => {
    const wish = { uid, body, nowMs: clock.now() }
    const seen = await db.member(uid, tx => judge(deps, tx, wish))
    if (!seen.ok) return once(() => Promise.resolve(seen))
    const { account, number } = seen.data
    const noted = await note(deps, { ...wish, numberHash: hashNumber(account, number, deps.lookupKeys) })
    if (!noted.ok) return noted
    return once(tx => add(deps, tx, { ...wish, changedAtMs: noted.data.changedAtMs }))
  }
}

interface Wish {
  readonly uid: bigint
  readonly body: Body
  readonly nowMs: number
}

/** What is wrong with the wish, or the account and the number it comes to. */
async function judge({ jurisdiction }: PayeeDeps, tx: MemberTx, { uid, body, nowMs }: Wish) {
  if (!(await mayDo(tx, { uid, gate: 'withdraw', nowMs, jurisdiction }))) return refuse('payee_kyc_required')
  const channel = await findOpenChannelNamed(tx, body.channel_name, 2)
  if (!channel) return refuse('payee_channel_unknown')
  const flag = channel.flag === 1 ? 1 : 2
  const number = keptAccountNumber(flag, body.account)
  const fault = accountNumberFault(flag, number)
  if (fault) return refuse(fault)
  const active = await listActivePayees(tx, uid)
  if (active.some(payee => payee.channel === channel.id)) return refuse('payee_exists')
  if (active.length >= places.length) return refuse('payees_full')
  return done({ channel, number, account: { uid, channel: channel.id, flag } as const })
}

/** One a day too many is refused here; a number that is new is told to its owner. */
async function note({ db, ports }: PayeeDeps, { uid, numberHash, nowMs }: Wish & { numberHash: Buffer }) {
  return db.app(async tx => {
    const waitSeconds = await ports.takeShare(tx, { ...perDay, subject: String(uid) }, nowMs)
    if (waitSeconds !== null) return refuse('payees_exhausted', waitSeconds)
    const isNew = await stateNumber(tx, { uid, numberHash, nowMs })
    if (isNew) {
      await ports.tellOwner(tx, uid, nowMs)
      await addJob(tx, lookJob, lookAt(uid))
    }
    return done({ changedAtMs: await ports.latestChangeMs(tx, uid) })
  })
}

/** Judged again where it counts: much may have happened since. */
async function add(deps: PayeeDeps, tx: MemberTx, wish: Wish & { readonly changedAtMs: number | null }) {
  // One after another, so that of two first ones at once the second is none.
  await lockStanding(tx, wish.uid)
  const judged = await judge(deps, tx, wish)
  if (!judged.ok) return judged
  const { uid, body, nowMs, changedAtMs } = wish
  const { account, channel, number } = judged.data
  const own = await findRealName(tx, uid)
  const stated = [body.first_name, body.middle_name, body.last_name].join(' ')
  const isOwnName =
    own !== undefined && plainName(stated) === plainName([own.firstName, own.middleName, own.lastName].join(' '))
  const isFirst = !(await hadPayees(tx, uid))
  const payee: NewPayee = {
    ...account,
    channelName: channel.name,
    channelImg: channel.img,
    instrument: channel.instrument,
    sealedNumber: sealNumber(account, number, deps),
    maskedNumber: maskNumber(number),
    numberHash: hashNumber(account, number, deps.lookupKeys),
    firstName: body.first_name,
    middleName: body.middle_name,
    lastName: body.last_name,
    isOwnName,
    createdAtMs: nowMs,
    readyAtMs: readyAtMs({ isFirst, isOwnName, changedAtMs, nowMs }),
  }
  const taken = await listPlaces(tx, uid)
  for (const place of places.filter(one => !taken.includes(one))) {
    const added = await insertPayee(tx, payee, place)
    if (added) return done(viewPayee(added))
  }
  // Somebody was faster by a moment: now it shows what is in the way.
  const again = await judge(deps, tx, wish)
  return again.ok ? refuse('payees_full') : again
}
