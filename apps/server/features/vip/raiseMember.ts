import type { Jurisdiction } from '@saya/contract/gates.ts'
import { manilaDay } from '@saya/money'
import type { MemberTx } from '../../platform/db/database.ts'
import { isProgramApproved } from '../approval/index.ts'
import { mayMarket } from '../marketing/index.ts'
import { notifyMember } from '../message/index.ts'
import { mayCollect, promiseReward, rewardIdOf } from '../reward/index.ts'
import { lockPesoWallet } from '../wallet/index.ts'
import { addBonus, levelUpKind, lockOwnVip, type OwnVip, raiseTo } from './bonus.store.ts'
import { type Level, levelAt, risesBetween, unitsOf } from './level.rules.ts'
import { readLevels } from './level.store.ts'

export type Raise = 'raised' | 'nothing' | 'paused'

interface Raising {
  readonly uid: bigint
  readonly nowMs: number
  readonly jurisdiction: Jurisdiction
}

/**
 * Raises a member to the level that their play comes to, each level on the way with its bonus, in one transaction. Nobody is raised
 * while bonuses are closed to them, a limit stops them, their play shows signs of harm or no approval of the regulator covers the day:
 * what they reached comes behind that.
 */
export async function raiseMember(tx: MemberTx, { uid, nowMs, jurisdiction }: Raising): Promise<Raise> {
  const own = await lockOwnVip(tx, uid)
  const { version, levels } = await readLevels(tx)
  const reached = own ? levelAt(own.turnover, levels) : 0
  if (!own || reached <= own.vip) return 'nothing'
  // Nobody closes play to themselves between what is read here and what is promised.
  await lockPesoWallet(tx, uid)
  if (!(await mayMarket(tx, { uid, reach: 'shown', nowMs }))) return 'paused'
  if (!(await isProgramApproved(tx, { program: 'vip', version, day: manilaDay(nowMs), jurisdiction }))) return 'paused'
  for (const level of risesBetween(own.vip, reached, levels)) await promise(tx, own, { level, version, nowMs })
  await raiseTo(tx, uid, reached)
  // The bonus itself is told of once it is posted.
  const isSoon = await mayCollect(tx, { uid, kind: levelUpKind, nowMs, jurisdiction })
  if (!isSoon) await notifyMember(tx, { uid, kind: 'level_reached', about: String(reached), nowMs })
  return 'raised'
}

interface Rise {
  readonly level: Level
  readonly version: number
  readonly nowMs: number
}

async function promise(tx: MemberTx, { uid, turnover }: OwnVip, { level, version, nowMs }: Rise): Promise<void> {
  const key = { uid, kind: levelUpKind, name: String(level.level) } as const
  const rewardId = rewardIdOf(key)
  const amount = unitsOf(level.upgrade)
  const basis = { promotion: 'vip', version, decision: rewardId }
  const promised = await promiseReward(tx, {
    ...key,
    amount,
    multiple: level.multiple,
    basis,
    isAutomatic: true,
    nowMs,
  })
  if (!promised.ok) throw new Error(`Nothing was promised of VIP ${level.level}: ${promised.code}.`)
  const reached = { level: level.level, year: 0, birthday: '', amount, version, turnover, atMs: nowMs }
  await addBonus(tx, { rewardId, uid, kind: levelUpKind, ...reached })
}
