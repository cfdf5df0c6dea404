import type { contract } from '@saya/contract'
import type { AnswerOf } from '@saya/contract/handler.ts'
import { done } from '@saya/contract/outcome.ts'
import { type Language, textIn } from '@saya/contract/text.ts'
import { daySpan, formatPesos, formatUnits, parsePesos } from '@saya/money'
import type { Handler } from '../../../platform/http/request/call.ts'
import { listNamedRewards, type Reward } from '../../reward/index.ts'
import type { PromotionDeps } from '../deps.ts'
import { listGuardedGames } from '../guard.store.ts'
import type { JudgedOffer } from '../offered.ts'
import { playFilterOf } from '../playFilterOf.ts'
import { viewWhyNot } from '../promotion.view.ts'
import type { GuardedGame } from '../rules/guard.rules.ts'
import { judgeKind } from './judgeKind.ts'
import { type LossDayRow, listLossDays } from './lossDay.store.ts'
import { shownDays, stateOfDay } from './lossDay.rules.ts'
import { listProviderNames } from './provider.store.ts'

type Campaign = AnswerOf<typeof contract.promotion.getLossRebate>['d'][number]

const lossKind = 4006

/** Each campaign by its own terms, those that go on first. What a day came to is told by the tally it was worked out of. */
export function getLossRebate(deps: PromotionDeps): Handler<typeof contract.promotion.getLossRebate> {
  const { db, clock } = deps
  return async call => {
    const { uid } = call.caller
    const nowMs = clock.now()
    const judged = (await judgeKind(deps, call, 'lossRebate')).toSorted(byPhase)
    const { games, names } = await db.ref(async tx => ({
      games: await listGuardedGames(tx),
      names: await listProviderNames(tx),
    }))
    const d: Campaign[] = []
    for (const one of judged) {
      const days = await readDays(deps, uid, { one, games, nowMs })
      d.push({ ...viewCampaign(one, { games, names, language: call.visitor.language }), days })
    }
    return done({ d, t: d.length })
  }
}

const places: Readonly<Record<string, number>> = { on: 0, early: 1, over: 2, stopped: 3 }

function byPhase(one: JudgedOffer, other: JudgedOffer): number {
  const place = ({ verdict }: JudgedOffer) => places[verdict.facts.phase] ?? 4
  return place(one) - place(other)
}

interface DaysWish {
  readonly one: JudgedOffer
  readonly games: readonly GuardedGame[]
  readonly nowMs: number
}

async function readDays({ db }: PromotionDeps, uid: bigint, { one, games, nowMs }: DaysWish) {
  const { offer, deal, version } = one.offered
  const span = shownDays(offer, nowMs)
  if (!span) return []
  const filter = playFilterOf({ deal, audience: offer.audience }, games)
  return db.member(uid, async tx => {
    const rows = await listLossDays(tx, { uid, ...span, filter })
    const nameOf = ({ day }: LossDayRow) => `${version.promotion} ${day}`
    const rewards = await listNamedRewards(tx, { uid, kind: lossKind }, rows.map(nameOf))
    return rows.map(row => viewDay(row, { reward: rewards.get(nameOf(row)), comesTo: deal.amountOf(row), nowMs }))
  })
}

interface DayFacts {
  readonly reward: Reward | undefined
  readonly comesTo: bigint
  readonly nowMs: number
}

function viewDay({ day, rounds, bet, win }: LossDayRow, { reward, comesTo, nowMs }: DayFacts) {
  return {
    day,
    rounds: Number(rounds),
    bet: formatUnits(bet),
    win: formatUnits(win),
    comes_to: formatPesos(comesTo),
    amount: formatPesos(reward?.amount ?? 0n),
    state: stateOfDay({ day, comesTo, reward, nowMs }),
  }
}

interface Naming {
  readonly games: readonly GuardedGame[]
  readonly names: ReadonlyMap<string, string>
  readonly language: Language
}

function viewCampaign({ offered, verdict }: JudgedOffer, { games, names, language }: Naming): Omit<Campaign, 'days'> {
  const { version, offer, deal } = offered
  const { terms, first_day, last_day } = offer
  const text = (name: string) => (typeof terms[name] === 'string' ? terms[name] : '')
  const amount = (name: string) => formatPesos(parsePesos(text(name).replaceAll(',', '')) ?? 0n)
  return {
    id: version.promotion,
    title: textIn(offer.title, language),
    summary: textIn(offer.summary, language),
    details: textIn(offer.details, language),
    first_day,
    last_day,
    start_time: daySpan(first_day).fromMs / 1000,
    end_time: daySpan(last_day).untilMs / 1000,
    state: verdict.facts.phase,
    share_percent: text('share'),
    least: amount('least'),
    most: amount('most'),
    multiple: deal.multiple,
    providers: deal.scope.providers.map(code => names.get(code) ?? code),
    games: deal.scope.games.flatMap(id => games.find(game => game.id === id)?.name ?? []),
    why_not: viewWhyNot(verdict.code, language),
  }
}
