import { formatPesos } from '@saya/money'
import type { MemberTx } from '../../platform/db/database.ts'
import { birthdayKind, type DueBirthday, findOwnVip, levelUpKind, listBonuses, type VipBonus } from './bonus.store.ts'
import { levelAt, risesBetween, unitsOf } from './level.rules.ts'
import { readLevels } from './level.store.ts'

/** What the worker decided on a level or a birthday of a member. */
export interface VipDecision {
  readonly uid: bigint
  readonly name: string
  /** Nothing where the bonus waits. */
  readonly rewardId: string | undefined
  readonly version: number
  readonly amount: bigint
  readonly facts: { readonly level: number; readonly turnover: string }
  readonly atMs: number
}

/** Writes decisions down where staff and the member find them. One that stands stays as it is. */
export type KeepDecisions = (decisions: readonly VipDecision[]) => Promise<void>

type BonusDecision = Pick<VipBonus, 'uid' | 'kind' | 'level' | 'year' | 'version' | 'amount' | 'turnover' | 'atMs'>

function decisionOf({ kind, level, year, turnover, ...decided }: BonusDecision, rewardId?: string): VipDecision {
  const { uid, version, amount, atMs } = decided
  const name = kind === birthdayKind ? `birthday ${year}` : `level ${level}`
  return { uid, name, rewardId, version, amount, facts: { level, turnover: formatPesos(turnover) }, atMs }
}

/** One for each bonus that a member was given since a moment. */
export async function listGiven(tx: MemberTx, uid: bigint, sinceMs: number): Promise<readonly VipDecision[]> {
  const given = await listBonuses(tx, uid, sinceMs)
  return given.map(({ rewardId, ...bonus }) => decisionOf(bonus, rewardId))
}

/** One for each level that a member's play has come to and that waits. */
export async function listWaiting(tx: MemberTx, uid: bigint, nowMs: number): Promise<readonly VipDecision[]> {
  const own = await findOwnVip(tx, uid)
  if (!own) return []
  const { version, levels } = await readLevels(tx)
  const common = { uid, kind: levelUpKind, year: 0, version, turnover: own.turnover, atMs: nowMs } as const
  return risesBetween(own.vip, levelAt(own.turnover, levels), levels).map(({ level, upgrade }) =>
    decisionOf({ ...common, level, amount: unitsOf(upgrade) }),
  )
}

/** The one on a birthday whose bonus waits. */
export async function listWaitingBirthday(
  tx: MemberTx,
  { uid, year }: DueBirthday,
  nowMs: number,
): Promise<readonly VipDecision[]> {
  const own = await findOwnVip(tx, uid)
  const { version, levels } = await readLevels(tx)
  const common = { uid, kind: birthdayKind, year, version, turnover: own?.turnover ?? 0n, atMs: nowMs } as const
  const reached = levels.filter(({ level }) => level === own?.vip)
  return reached.map(({ level, birthday }) => decisionOf({ ...common, level, amount: unitsOf(birthday) }))
}
