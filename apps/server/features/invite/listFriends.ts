import type { contract } from '@saya/contract'
import type { AnswerOf } from '@saya/contract/handler.ts'
import { done } from '@saya/contract/outcome.ts'
import { formatPesos } from '@saya/money'
import type { Handler } from '../../platform/http/request/call.ts'
import { readPlace, writePlace } from '../../platform/rowPlace.ts'
import { listNames } from '../member/index.ts'
import { inviteCashType } from '../promotion/index.ts'
import { listNamedRewards, type Reward } from '../reward/index.ts'
import type { InviteCallDeps } from './deps.ts'
import { friendState } from './invite.rules.ts'
import { countFriends, type InviteRow, listFriendRows } from './invite.store.ts'
import { giftNameOf } from './paySide.ts'

type Friend = AnswerOf<typeof contract.invite.listFriends>['d'][number]

export function listFriends({ db }: InviteCallDeps): Handler<typeof contract.invite.listFriends> {
  return async ({ caller: { uid }, query }) => {
    const page = { place: readPlace(query.cursor), size: query.page_size }
    const { rows, total } = await db.app(async tx => ({
      rows: await listFriendRows(tx, uid, page),
      total: Number((await countFriends(tx, uid)).invited),
    }))
    const uids = rows.map(row => row.uid)
    const names = await listNames({ db }, uids)
    const gifts = rows.map(row => giftNameOf(row, 'parent'))
    const rewards = await db.member(uid, tx => listNamedRewards(tx, { uid, kind: inviteCashType }, gifts))
    const last = rows.length === query.page_size ? rows.at(-1) : undefined
    const next = last && writePlace({ atMs: last.joined_at, id: last.id })
    const d = rows.map(row => viewFriend(row, names.get(row.uid) ?? '', rewards.get(giftNameOf(row, 'parent'))))
    return done({ d, t: total, ...(next ? { next } : {}) })
  }
}

/** How far a friend has come, and nothing of why one who did everything brings nothing: that is about the friend. */
export function viewFriend(row: InviteRow, name: string, reward: Reward | undefined): Friend {
  const state = friendState({
    verifiedAtMs: row.verified_at,
    depositedAtMs: row.deposited_at,
    playedAtMs: row.played_at,
    isCounted: row.counted_at !== null,
    isHeld: row.held !== '',
    isTakenBack: row.taken_back_at !== null,
    isOver: row.due_at === null,
    parentState: row.parent_state as 'open' | 'promised' | 'refused' | 'none',
    reward: reward?.status,
  })
  const paid = state === 'paid' ? row.parent_amount : 0n
  return { name, joined_at: Math.floor(row.joined_at / 1000), state, reward: formatPesos(paid) }
}
