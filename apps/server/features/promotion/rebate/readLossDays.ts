import { type EligibilityCode, eligibilityErrors } from '@saya/contract/promotion/errors.ts'
import { dayMs, manilaDay } from '@saya/money'
import { listNamedRewards, type Reward } from '../../reward/index.ts'
import { type DecisionRow, listNamedDecisions } from '../claim/decision.store.ts'
import type { PromotionDeps } from '../deps.ts'
import type { GuardedGame } from '../rules/guard.rules.ts'
import { type LiveOffer, offeredOf } from '../offered.ts'
import { playFilterOf } from '../playFilterOf.ts'
import { listAgreed } from '../promotion.store.ts'
import { holdingOn, isStoppedFor } from '../rules/terms.rules.ts'
import { daysIn, shownDays } from './lossDay.rules.ts'
import { type LossDayRow, listLossDays } from './lossDay.store.ts'

const lossKind = 4006

/** A day of a campaign, as it goes for one member. */
export interface LossDayTerms {
  readonly day: string
  /** The version that it was decided by, or will be. */
  readonly offered: LiveOffer
  readonly reward: Reward | undefined
  /** Why nothing is given, where that is decided. */
  readonly refusal: EligibilityCode | undefined
}

export type PlayedLossDay = LossDayTerms & { readonly played: LossDayRow }

interface OwnCampaign {
  readonly uid: bigint
  readonly promotion: string
}

/** The days of the last week on which a member played by the terms of each, the newest first. */
export async function readLossDays(
  deps: PromotionDeps,
  { games, nowMs, ...own }: OwnCampaign & { readonly games: readonly GuardedGame[]; readonly nowMs: number },
): Promise<readonly PlayedLossDay[]> {
  const days = await readDayTerms(deps, own, agreed => {
    const [firsts, lasts] = [agreed.map(({ offer }) => offer.first_day), agreed.map(({ offer }) => offer.last_day)]
    const [first_day = '', last_day = ''] = [firsts.toSorted()[0], lasts.toSorted().at(-1)]
    const span = shownDays({ first_day, last_day }, nowMs)
    return span ? daysIn(span) : []
  })
  const versions = new Map(days.map(({ offered }) => [offered.version.number, offered]))
  const rows = await deps.db.member(own.uid, async tx => {
    const played = new Map<string, LossDayRow>()
    for (const [number, { deal, offer }] of versions) {
      const ofVersion = days.filter(({ offered }) => offered.version.number === number).map(({ day }) => day)
      const [from = '', to = ''] = [ofVersion.at(-1), ofVersion[0]]
      const filter = playFilterOf({ deal, audience: offer.audience }, games)
      const found = await listLossDays(tx, { uid: own.uid, from, to, filter })
      for (const row of found) if (ofVersion.includes(row.day)) played.set(row.day, row)
    }
    return played
  })
  return days.flatMap(one => {
    const played = rows.get(one.day)
    return played ? [{ ...one, played }] : []
  })
}

/** By what a day goes for a member; nothing where it is none of the campaign's. */
export async function findDayTerms(
  deps: PromotionDeps,
  { day, ...own }: OwnCampaign & { readonly day: string },
): Promise<LossDayTerms | undefined> {
  return (await readDayTerms(deps, own, () => [day]))[0]
}

/** What a day was decided by stays, whatever was agreed to since. */
async function readDayTerms(
  { db, clock }: PromotionDeps,
  { uid, promotion }: OwnCampaign,
  choose: (agreed: readonly LiveOffer[]) => readonly string[],
): Promise<readonly LossDayTerms[]> {
  const since = manilaDay(clock.now() - keptMs)
  const agreed = (await db.ref(tx => listAgreed(tx, since, promotion))).map(offeredOf)
  const days = choose(agreed)
  const nameOf = (day: string) => `${promotion} ${day}`
  const names = days.map(nameOf)
  const decisions = await db.app(tx => listNamedDecisions(tx, { uid, names }))
  const rewards = await db.member(uid, tx => listNamedRewards(tx, { uid, kind: lossKind }, names))
  return days.flatMap(day => {
    const reward = rewards.get(nameOf(day))
    const decided = decisions.filter(({ name }) => name === nameOf(day))
    const number = reward?.basis.version ?? decided[0]?.version
    const offered = agreed.find(({ version }) => version.number === number) ?? holdingOn(agreed, day)
    return offered ? [{ day, offered, reward, refusal: refusalOf(offered, { day, reward, decided }) }] : []
  })
}

/** Rounds are read again for so long. */
const keptMs = 35 * dayMs

interface DecidedDay extends Pick<LossDayTerms, 'day' | 'reward'> {
  readonly decided: readonly DecisionRow[]
}

function refusalOf({ version }: LiveOffer, { day, reward, decided }: DecidedDay): EligibilityCode | undefined {
  const code = decided.findLast(one => one.code !== '')?.code
  if (reward) return reward.status === 'refused' ? (codeOf(code) ?? 'promotion_withheld') : undefined
  if (code !== undefined) return codeOf(code) ?? 'promotion_withheld'
  return decided.length === 0 && isStoppedFor(version, day) ? 'promotion_stopped' : undefined
}

function codeOf(code: string | undefined): EligibilityCode | undefined {
  return (Object.keys(eligibilityErrors) as EligibilityCode[]).find(known => known === code)
}
