import type { contract } from '@saya/contract'
import type { AnswerOf } from '@saya/contract/handler.ts'
import { formatPesos } from '@saya/money'
import { type InviteOffer, inviteCashType } from '../promotion/index.ts'
import { listNamedRewards, type Reward } from '../reward/index.ts'
import type { InviteCallDeps } from './deps.ts'
import { type FriendRow, friendState, isJoinedIn } from './invite.rules.ts'
import { findInvite, type InviteRow } from './invite.store.ts'
import { mayInviteBy } from './mayInviteBy.ts'
import { giftNameOf } from './paySide.ts'
import { type CountedTerms, readCountedTerms, viewDays } from './readCountedTerms.ts'

type OwnGift = AnswerOf<typeof contract.invite.getInvite>['own']

/** What a member whom somebody has brought gets for it, and what they have yet to do; nothing where there is nothing to get. */
export async function readOwnGift(deps: InviteCallDeps, uid: bigint, today: InviteOffer | undefined): Promise<OwnGift> {
  const { db, clock } = deps
  const row = await db.app(tx => findInvite(tx, uid))
  if (!row) return null
  const offer = today && (await mayInviteBy(deps, today, row.parent)) ? today : undefined
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

/**
 * Who counts has the amount of then; who does not yet, that of today, unless they signed up before it began. That somebody looks at it
 * is said, and not why.
 */
function viewOwnGift(row: InviteRow, { offer, terms, reward }: GiftParts) {
  const isCounted = row.counted_at !== null
  const mayCount = offer !== undefined && isJoinedIn(offer.offer, row.joined_at)
  const amount = isCounted ? row.friend_amount : mayCount ? offer.invite.friend : 0n
  if (amount === 0n) return null
  const state = friendState({
    verifiedAtMs: row.verified_at,
    depositedAtMs: row.deposited_at,
    playedAtMs: row.played_at,
    isCounted,
    isInvited: mayCount,
    isHeld: row.held !== '',
    isTakenBack: row.taken_back_at !== null,
    isOver: row.due_at === null,
    // The rule is the same for both sides.
    parentState: row.friend_state as FriendRow['parentState'],
    parentCode: row.friend_code,
    isStopped: terms?.isStopped ?? false,
    reward: reward?.status,
  })
  return state === 'none' || state === 'over' ? null : { state, amount: formatPesos(amount) }
}
