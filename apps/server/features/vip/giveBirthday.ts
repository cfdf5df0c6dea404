import type { Jurisdiction } from '@saya/contract/gates.ts'
import { manilaDay } from '@saya/money'
import type { MemberTx } from '../../platform/db/database.ts'
import { isProgramApproved } from '../approval/index.ts'
import { mayMarket } from '../marketing/index.ts'
import { promiseReward, rewardIdOf } from '../reward/index.ts'
import { lockPesoWallet } from '../wallet/index.ts'
import { addBonus, birthdayKind, type DueBirthday, findBirthdayBonus, lockOwnVip } from './bonus.store.ts'
import { birthdaysNear } from './birthday.rules.ts'
import { unitsOf } from './level.rules.ts'
import { readLevels } from './level.store.ts'
import { addLook } from './look.store.ts'

export type BirthdayGift = 'given' | 'nothing' | 'paused'

interface BirthdayMoment {
  readonly nowMs: number
  readonly jurisdiction: Jurisdiction
}

/**
 * Gives a member what their level brings on a birthday, once a year and by the date that was approved. Whoever may not have it now
 * is asked about again until the days behind the birthday are over. The look that is noted with it keeps the decision.
 */
export async function giveBirthday(
  tx: MemberTx,
  { uid, year }: DueBirthday,
  { nowMs, jurisdiction }: BirthdayMoment,
): Promise<BirthdayGift> {
  const own = await lockOwnVip(tx, uid)
  if (!own || !isNear(own.birthday, year, nowMs) || (await findBirthdayBonus(tx, uid, year)) !== undefined)
    return 'nothing'
  const { version, levels } = await readLevels(tx)
  const level = levels.find(one => one.level === own.vip)
  if (!level) return 'nothing'
  // Nobody closes play to themselves between what is read here and what is promised.
  await lockPesoWallet(tx, uid)
  const amount = unitsOf(level.birthday)
  const { birthday, turnover, vip } = own
  const bonus = { uid, kind: birthdayKind, level: vip, year, amount, version, turnover, atMs: nowMs } as const
  if (!(await mayMarket(tx, { uid, reach: 'shown', nowMs }))) return 'paused'
  if (!(await isProgramApproved(tx, { program: 'vip', version, day: manilaDay(nowMs), jurisdiction }))) return 'paused'
  const key = { uid, kind: birthdayKind, name: String(year) } as const
  const rewardId = rewardIdOf(key)
  const basis = { promotion: 'vip', version, decision: rewardId }
  const { multiple } = level
  const promised = await promiseReward(tx, { ...key, amount, multiple, basis, isAutomatic: true, nowMs })
  if (!promised.ok) throw new Error(`Nothing was promised for the birthday of ${year}: ${promised.code}.`)
  await addBonus(tx, { ...bonus, rewardId, birthday })
  await addLook(tx, uid, nowMs)
  return 'given'
}

/** The date may have become another one since it was listed. */
function isNear(birthday: string, year: number, nowMs: number): boolean {
  return birthdaysNear(nowMs).some(place => place.year === year && place.monthDay === birthday.slice(5))
}
