import type { contract } from '@saya/contract'
import type { AnswerOf } from '@saya/contract/handler.ts'
import { done } from '@saya/contract/outcome.ts'
import { type Language, textIn } from '@saya/contract/text.ts'
import { daySpan, formatPesos, formatUnits, parsePesos } from '@saya/money'
import type { Handler } from '../../../platform/http/request/call.ts'
import type { PromotionDeps } from '../deps.ts'
import { listGuardedGames } from '../guard.store.ts'
import type { JudgedOffer, LiveOffer } from '../offered.ts'
import { viewWhyNot } from '../promotion.view.ts'
import type { GuardedGame } from '../rules/guard.rules.ts'
import { judgeKind } from './judgeKind.ts'
import { stateOfDay } from './lossDay.rules.ts'
import { listProviderNames } from './provider.store.ts'
import { type PlayedLossDay, readLossDays } from './readLossDays.ts'

type Campaign = AnswerOf<typeof contract.promotion.getLossRebate>['d'][number]

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
    const { language } = call.visitor
    const d: Campaign[] = []
    for (const one of judged) {
      const { promotion } = one.offered.version
      const days = await readLossDays(deps, { uid, promotion, games, nowMs })
      d.push({
        ...viewCampaign(one, { games, names, language }),
        days: days.map(day => viewDay(day, { language, nowMs })),
      })
    }
    return done({ d, t: d.length })
  }
}

const places: Readonly<Record<string, number>> = { on: 0, early: 1, over: 2, stopped: 3 }

function byPhase(one: JudgedOffer, other: JudgedOffer): number {
  const place = ({ verdict }: JudgedOffer) => places[verdict.facts.phase] ?? 4
  return place(one) - place(other)
}

function viewDay(
  { day, offered, reward, refusal, played }: PlayedLossDay,
  { language, nowMs }: { readonly language: Language; readonly nowMs: number },
): Campaign['days'][number] {
  const { rounds, bet, win } = played
  const comesTo = offered.deal.amountOf(played)
  return {
    day,
    rounds: Number(rounds),
    bet: formatUnits(bet),
    win: formatUnits(win),
    comes_to: formatPesos(comesTo),
    amount: formatPesos(reward?.amount ?? 0n),
    state: stateOfDay({ day, comesTo, reward, isRefused: refusal !== undefined, nowMs }),
    terms: viewTerms(offered),
    why_not: viewWhyNot(refusal, language),
  }
}

function viewTerms({ offer: { terms } }: LiveOffer): Campaign['days'][number]['terms'] {
  const text = (name: string) => (typeof terms[name] === 'string' ? terms[name] : '')
  const amount = (name: string) => formatPesos(parsePesos(text(name).replaceAll(',', '')) ?? 0n)
  return { share_percent: text('share'), least: amount('least'), most: amount('most') }
}

interface Naming {
  readonly games: readonly GuardedGame[]
  readonly names: ReadonlyMap<string, string>
  readonly language: Language
}

function viewCampaign({ offered, verdict }: JudgedOffer, { games, names, language }: Naming): Omit<Campaign, 'days'> {
  const { version, offer, deal } = offered
  const { first_day, last_day } = offer
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
    ...viewTerms(offered),
    multiple: deal.multiple,
    providers: deal.scope.providers.map(code => names.get(code) ?? code),
    games: deal.scope.games.flatMap(id => games.find(game => game.id === id)?.name ?? []),
    why_not: viewWhyNot(verdict.code, language),
  }
}
