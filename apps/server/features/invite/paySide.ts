import {
  type Claim,
  findInviteClaim,
  findPause,
  inviteCashType,
  type InviteOffer,
  type InvitedJudgement,
  judgeInvited,
  monthOf,
  payInvite,
  refuseInvite,
  takeInvite,
  withholdInvite,
} from '../promotion/index.ts'
import type { InviteDeps } from './deps.ts'
import { tellEnd } from './tellEnd.ts'
import { mayPass, nextTryAt, payableAt, waitsForMonthUntil, waitsUntil } from './invite.rules.ts'
import {
  endSide,
  giveMonthBack,
  holdOpenSide,
  type InviteRow,
  setHeld,
  setWait,
  type Side,
  takeMonth,
} from './invite.store.ts'

/** What one of the two is promised, by whom it is known among all of theirs. */
export function giftNameOf({ uid }: Pick<InviteRow, 'uid'>, side: Side): string {
  return side === 'parent' ? `invite ${uid}` : 'invited'
}

/** Whose it is, and how much. */
export function sideOf(row: InviteRow, side: Side) {
  return side === 'parent'
    ? { uid: row.parent, amount: row.parent_amount, state: row.parent_state }
    : { uid: row.uid, amount: row.friend_amount, state: row.friend_state }
}

/** The key of the reward of one of the two. */
export function giftKeyOf(row: InviteRow, side: Side) {
  return { uid: sideOf(row, side).uid, kind: inviteCashType, name: giftNameOf(row, side) } as const
}

interface SideRow {
  readonly row: InviteRow
  readonly side: Side
}

export interface Paying extends SideRow {
  readonly offer: InviteOffer
}

/**
 * Gives one of the two what a friend brings: the claim with its part of the budget first, then the promise, then the note here. Whoever is
 * cut off does all of it again, and finds what was done.
 */
export async function paySide(deps: InviteDeps, paying: Paying): Promise<void> {
  const { offer, row, side } = paying
  const { uid, amount, state } = sideOf(row, side)
  if (state !== 'open' || (await finishSide(deps, paying))) return
  const judged = await judgeInvited(deps, offer, { uid, side, amount })
  if (!judged) return end(deps, paying, { code: 'promotion_account' })
  // Nothing new is ever taken of what was stopped, by a person or the brake: nobody waits for it.
  if (offer.version.stoppedAtMs !== null) return refuse(deps, paying, { judged, code: 'promotion_stopped' })
  if (judged.code) return refuse(deps, paying, { judged, code: judged.code })
  const { idHash, facts } = judged
  const isParent = side === 'parent' && idHash !== null
  const gift = { uid, name: giftNameOf(row, side), amount, idHash, facts, held: await findHold(deps, row) }
  const taken = await takeInvite(deps, offer, {
    ...gift,
    also: async (tx, day) => {
      // Whoever takes the deposit's rewards back ends what is open, and waits for whoever takes just now.
      if (!(await holdOpenSide(tx, row, side))) return 'ended'
      const isOne = !isParent || (await takeMonth(tx, { idHash, month: monthOf(day) }, offer.invite.mostAMonth))
      return isOne ? 'taken' : 'full'
    },
  })
  if (taken.ok) return promise(deps, paying, taken.claim)
  if (taken.code !== 'ended') return refuse(deps, paying, { judged, code: taken.code })
}

/** Whoever waited may have been joined by others since they counted: what they are given is looked at as it is given. */
async function findHold({ rings, ...deps }: InviteDeps, row: InviteRow): Promise<string> {
  if (row.held !== '') return row.held
  const found = (await rings.findHold(deps, { parent: row.parent, child: row.uid })) ?? ''
  if (found !== '') await deps.db.app(tx => setHeld(tx, row, found))
  return found
}

interface Finishing extends Paying {
  /** Why a person has to look at it first, where nobody had to as it was taken. */
  readonly held?: string
}

/** Goes on with what one of the two has taken already, whatever became of them since. False where they have taken nothing. */
export async function finishSide(deps: InviteDeps, { held = '', ...paying }: Finishing): Promise<boolean> {
  const { uid, name } = giftKeyOf(paying.row, paying.side)
  const own = await deps.db.app(tx => findInviteClaim(tx, { uid, name }))
  if (own) await promise(deps, paying, { ...own, held: own.held || held })
  return own !== undefined
}

async function promise(deps: InviteDeps, paying: Paying, claim: Omit<Claim, 'status' | 'code'>): Promise<void> {
  const code = await payInvite(deps, paying.offer, claim)
  await end(deps, paying, { code, share: shareOf(paying.side, claim) })
}

/** Refuses what one of the two has taken, unless it was promised before; that is noted then. */
export async function withholdSide(deps: InviteDeps, at: SideRow, claim: Claim): Promise<void> {
  const code = await withholdInvite(deps, claim)
  await end(deps, at, { code, share: shareOf(at.side, claim) })
}

/** What a claim of whoever invites took of the friends of a month. */
export function shareOf(side: Side, { idHash, day }: Pick<Claim, 'idHash' | 'day'>) {
  return side === 'parent' && idHash ? { idHash, month: monthOf(day) } : undefined
}

interface Refusing {
  readonly judged: InvitedJudgement
  readonly code: NonNullable<InvitedJudgement['code']>
}

/** What may pass is asked again for a time; then it is refused as everything else is at once. */
async function refuse(deps: InviteDeps, paying: Paying, { judged, code }: Refusing): Promise<void> {
  const { offer, row, side } = paying
  const payableAtMs = payableAt(row.counted_at ?? 0, offer.invite.waitDays)
  const untilMs = code === 'promotion_gift_cap' ? waitsForMonthUntil(payableAtMs, offer.offer) : waitsUntil(payableAtMs)
  const mayWait = mayPass(code) && nextTryAt(untilMs, deps.clock.now()) !== undefined
  if (mayWait) return deps.db.app(tx => setWait(tx, row, { side, code }))
  const { uid, facts } = judged
  const { amount } = sideOf(row, side)
  await refuseInvite(deps, offer, { uid, name: giftNameOf(row, side), amount, facts, code })
  // Whoever takes a break from play hears of no reward, nor that it does not come.
  if (!findPause(facts)) await tellEnd(deps, { uid, about: row.id, code, amount })
  return end(deps, paying, { code })
}

interface End {
  readonly code: string
  /** Of the friends of a month, where one was counted. */
  readonly share?: { readonly idHash: Buffer; readonly month: string } | undefined
}

/** A friend who came to nothing after all is none of the month's, which is given back in the commit that says so. */
async function end({ db }: InviteDeps, { row, side }: SideRow, { code, share }: End): Promise<void> {
  await db.app(async tx => {
    const isNew = await endSide(tx, row, { side, state: code === '' ? 'promised' : 'refused', code })
    if (isNew && code !== '' && share) await giveMonthBack(tx, share)
  })
}
