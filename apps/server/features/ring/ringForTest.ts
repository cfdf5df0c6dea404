import { dayMs } from '@saya/money'
import type { RingAccount, RingFacts, RingFriend } from './signs.rules.ts'

export const minuteMs = 60_000
const now = Date.UTC(2026, 10, 28)

interface Wish {
  readonly at?: number
  /** The device that it signed up on. */
  readonly on?: string
  readonly device?: string
  readonly id?: string
  readonly payee?: string
  readonly block?: string
}

export function account(
  uid: number,
  { at = uid * 30 * dayMs, on, device = on, id, payee, block }: Wish = {},
): RingAccount {
  const set = (value: string | undefined) => new Set(value === undefined ? [] : [value])
  const joinedAtMs = now + at
  const visits = block === undefined ? [] : [{ block, atMs: joinedAtMs }]
  return {
    uid: BigInt(uid),
    joinedAtMs,
    joinedOn: on ?? null,
    devices: set(device),
    ids: set(id),
    payees: set(payee),
    visits,
  }
}

interface FriendWish extends Wish {
  readonly depositAt?: number
  readonly playAt?: number
  readonly money?: readonly [deposited: bigint, turnover: bigint, withdrawn: bigint]
}

export function friend(uid: number, wish: FriendWish = {}): RingFriend {
  const { depositAt, playAt, money: [deposited, turnover, withdrawn] = [0n, 0n, 0n] } = wish
  const life = {
    depositedAtMs: depositAt === undefined ? null : now + depositAt,
    playedAtMs: playAt === undefined ? null : now + playAt,
    deposited,
    turnover,
    withdrawn,
  }
  return { ...account(uid, wish), life }
}

export function facts(parts: Partial<RingFacts>): RingFacts {
  return {
    friend: friend(2),
    parent: account(1),
    ancestors: [],
    forebears: [],
    siblings: [],
    farSiblings: [],
    outsiders: [],
    ...parts,
  }
}
export const circle = [500n, 500n, 480n] as const
/** Joined, paid in and played, one soon after the other. */
export function minutes(at: number) {
  return { at, depositAt: at + 10 * minuteMs, playAt: at + 12 * minuteMs }
}
