import type { contract } from '@saya/contract'
import type { AnswerOf } from '@saya/contract/handler.ts'
import { done } from '@saya/contract/outcome.ts'
import { formatPesos } from '@saya/money'
import type { Handler } from '../../platform/http/request/call.ts'
import { readPlace, writePlace } from '../../platform/rowPlace.ts'
import { listNames, listTesters } from '../member/index.ts'
import {
  findInviteObstacle,
  inviteCashType,
  type InviteOffer,
  readInvitesFor,
  readMembers,
} from '../promotion/index.ts'
import { listNamedRewards, type Reward } from '../reward/index.ts'
import type { InviteCallDeps } from './deps.ts'
import { friendState, isComplete } from './invite.rules.ts'
import { countFriends, type InviteRow, listFriendRows, listFriendUids } from './invite.store.ts'
import { giftNameOf } from './paySide.ts'
import { type CountedTerms, readCountedTerms, viewDays } from './readCountedTerms.ts'

type Friend = AnswerOf<typeof contract.invite.listFriends>['d'][number]

export function listFriends(deps: InviteCallDeps): Handler<typeof contract.invite.listFriends> {
  const { db, clock } = deps
  return async ({ caller: { uid }, query }) => {
    const but = await listTesters({ db }, await db.app(tx => listFriendUids(tx, uid)))
    const page = { place: readPlace(query.cursor), size: query.page_size, but }
    const { rows, total } = await db.app(async tx => ({
      rows: await listFriendRows(tx, uid, page),
      total: Number((await countFriends(tx, uid, but)).invited),
    }))
    const uids = rows.map(row => row.uid)
    const names = await listNames({ db }, uids)
    const gifts = rows.map(row => giftNameOf(row, 'parent'))
    const rewards = await db.member(uid, tx => listNamedRewards(tx, { uid, kind: inviteCashType }, gifts))
    const last = rows.length === query.page_size ? rows.at(-1) : undefined
    const next = last && writePlace({ atMs: last.joined_at, id: last.id })
    const own = (await readMembers(deps, work => db.member(uid, work), [uid])).get(uid)
    const invites = await readInvitesFor({ db, clock }, joinedOf(rows))
    const counted = await readCountedTerms({ db }, rows)
    const nowMs = clock.now()
    const d = rows.map(row => {
      const reward = rewards.get(giftNameOf(row, 'parent'))
      const offers = invites.get(row.joined_at)?.filter(offer => own && !findInviteObstacle(own.facts, offer))
      const isInvited = isInvitedBy(offers, row)
      const terms = counted.get(row.uid)
      const friend = viewFriend(row, { name: names.get(row.uid) ?? '', reward, isInvited, terms })
      return { ...friend, ...viewDays(friend.state, terms, nowMs) }
    })
    return done({ d, t: total, ...(next ? { next } : {}) })
  }
}

/** When those joined of whom an invitation has yet to say whether it is about them. */
export function joinedOf(rows: readonly InviteRow[]): readonly number[] {
  return rows.filter(row => row.counted_at === null && row.played_at !== null).map(row => row.joined_at)
}

/** Whether an invitation is about a friend who has done everything. */
export function isInvitedBy(invites: readonly InviteOffer[] | undefined, row: InviteRow): boolean {
  const deposit = { atMs: row.deposited_at ?? 0, isPlayed: row.played_at !== null }
  const facts = { verifiedAtMs: row.verified_at, deposit }
  const times = { joinedAtMs: row.joined_at, playSeenAtMs: row.played_at ?? 0 }
  return (invites ?? []).some(({ offer }) => isComplete(facts, offer, times))
}

interface FriendParts {
  readonly name: string
  readonly reward: Reward | undefined
  readonly isInvited: boolean
  /** By which they count, where they do. */
  readonly terms: CountedTerms | undefined
}

/** How far a friend has come, and nothing of why one who did everything brings nothing: that is about the friend. */
export function viewFriend(
  row: InviteRow,
  { name, reward, isInvited, terms }: FriendParts,
): Omit<Friend, 'due_at' | 'waits_until'> {
  const state = friendState({
    verifiedAtMs: row.verified_at,
    depositedAtMs: row.deposited_at,
    playedAtMs: row.played_at,
    isCounted: row.counted_at !== null,
    isInvited,
    isHeld: row.held !== '',
    isTakenBack: row.taken_back_at !== null,
    isOver: row.due_at === null,
    parentState: row.parent_state as 'open' | 'promised' | 'refused' | 'none',
    parentCode: row.parent_code,
    isStopped: terms?.isStopped ?? false,
    reward: reward?.status,
  })
  const paid = state === 'paid' ? row.parent_amount : 0n
  return { name, joined_at: Math.floor(row.joined_at / 1000), state, reward: formatPesos(paid) }
}
