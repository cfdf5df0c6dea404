import type { contract } from '@saya/contract'
import type { AnswerOf } from '@saya/contract/handler.ts'
import { done } from '@saya/contract/outcome.ts'
import { formatPesos } from '@saya/money'
import type { Handler } from '../../platform/http/request/call.ts'
import { readPlace, writePlace } from '../../platform/rowPlace.ts'
import { listNames, listTesters } from '../member/index.ts'
import { inviteCashType, type InviteOffer, readInvitesFor } from '../promotion/index.ts'
import { listNamedRewards, type Reward } from '../reward/index.ts'
import type { InviteCallDeps } from './deps.ts'
import { dueAtOf, friendState, isComplete } from './invite.rules.ts'
import { countFriends, type InviteRow, listFriendRows, listFriendUids } from './invite.store.ts'
import { giftNameOf } from './paySide.ts'
import { readPayableAt } from './readPayableAt.ts'

type Friend = AnswerOf<typeof contract.invite.listFriends>['d'][number]

export function listFriends({ db, clock }: InviteCallDeps): Handler<typeof contract.invite.listFriends> {
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
    const invites = await readInvitesFor({ db, clock }, joinedOf(rows))
    const payable = await readPayableAt({ db }, rows)
    const nowMs = clock.now()
    const d = rows.map(row => {
      const reward = rewards.get(giftNameOf(row, 'parent'))
      const isInvited = isInvitedBy(invites.get(row.joined_at), row)
      const friend = viewFriend(row, { name: names.get(row.uid) ?? '', reward, isInvited })
      return { ...friend, due_at: secondsOf(dueAtOf(friend.state, payable.get(row.uid), nowMs)) }
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
}

/** How far a friend has come, and nothing of why one who did everything brings nothing: that is about the friend. */
export function viewFriend(row: InviteRow, { name, reward, isInvited }: FriendParts): Omit<Friend, 'due_at'> {
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
    isMonthFull: row.parent_code === 'promotion_gift_cap',
    reward: reward?.status,
  })
  const paid = state === 'paid' ? row.parent_amount : 0n
  return { name, joined_at: Math.floor(row.joined_at / 1000), state, reward: formatPesos(paid) }
}

export function secondsOf(atMs: number | undefined): number | null {
  return atMs === undefined ? null : Math.floor(atMs / 1000)
}
