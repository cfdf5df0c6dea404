import type { contract } from '@saya/contract'
import type { AnswerOf } from '@saya/contract/handler.ts'
import { formatPesos, manilaDay } from '@saya/money'
import { type InviteOffer, inviteCashType, isDayOf, listInvitesFor } from '../promotion/index.ts'
import { listNamedRewards, type Reward } from '../reward/index.ts'
import type { InviteCallDeps } from './deps.ts'
import { type FriendRow, friendState } from './invite.rules.ts'
import { findInvite, type InviteRow } from './invite.store.ts'
import { mayInviteBy } from './mayInviteBy.ts'
import { giftNameOf } from './paySide.ts'
import { type CountedTerms, readCountedTerms, viewDays } from './readCountedTerms.ts'

type OwnGift = AnswerOf<typeof contract.invite.getInvite>['own']

/** What a member whom somebody has brought gets for it, and what they have yet to do; nothing where there is nothing to get. */
export async function readOwnGift(deps: InviteCallDeps, uid: bigint): Promise<OwnGift> {
  const { db, clock } = deps
  const row = await db.app(tx => findInvite(tx, uid))
  if (!row) return null
  const today = manilaDay(clock.now())
  const standing = (await listInvitesFor({ db, clock }, row.joined_at)).find(one => isDayOf(one.offer, today))
  const offer = standing && (await mayInviteBy(deps, standing, row.parent)) ? standing : undefined
  const name = giftNameOf(row, 'friend')
  const rewards = await db.member(uid, tx => listNamedRewards(tx, { uid, kind: inviteCashType }, [name]))
  const terms = (await readCountedTerms({ db }, [row])).get(uid)
  const gift = viewOwnGift(row, { offer, terms, reward: rewards.get(name) })
  return gift && { ...gift, ...viewDays(gift.state, terms, clock.now()) }
}

interface GiftParts {
  readonly offer: InviteOffer | undefined
  readonly terms: CountedTerms | undefined
  readonly reward: Reward | undefined
}

/** Who counts has the amount of then; who does not yet, what held as they signed up. That somebody looks at it is said, and not why. */
function viewOwnGift(row: InviteRow, { offer, terms, reward }: GiftParts) {
  const isCounted = row.counted_at !== null
  const amount = isCounted ? row.friend_amount : (offer?.invite.friend ?? 0n)
  if (amount === 0n) return null
  const state = friendState({
    verifiedAtMs: row.verified_at,
    depositedAtMs: row.deposited_at,
    playedAtMs: row.played_at,
    isCounted,
    isInvited: offer !== undefined,
    isHeld: row.held !== '',
    isTakenBack: row.taken_back_at !== null,
    isOver: row.due_at === null,
    // The rule is the same for both sides.
    parentState: row.friend_state as FriendRow['parentState'],
    parentCode: row.friend_code,
    isStopped: terms?.isStopped ?? false,
    reward: reward?.status,
  })
  const least_deposit = formatPesos(offer?.invite.leastDeposit ?? 0n)
  return state === 'none' || state === 'over' ? null : { state, amount: formatPesos(amount), least_deposit }
}
