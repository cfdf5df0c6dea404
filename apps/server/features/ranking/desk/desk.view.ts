import type { AnswerOf } from '@saya/contract/handler.ts'
import type { officeContract } from '@saya/contract/office.ts'
import { daySpan, formatPesos } from '@saya/money'
import type { LiveContest } from '../../promotion/index.ts'
import type { RankingDay } from '../day.store.ts'

type ShownDay = AnswerOf<typeof officeContract.ranking.listRankingDays>['d'][number]

const seconds = (ms: number | null) => Math.floor((ms ?? 0) / 1000)

function stateOf({ settledAtMs, day, countedAtMs }: RankingDay, terms: LiveContest | undefined): ShownDay['state'] {
  if (settledAtMs !== null) return 'settled'
  const { untilMs } = daySpan(day)
  const stoppedAtMs = terms?.version.stoppedAtMs ?? null
  if (stoppedAtMs !== null && stoppedAtMs < untilMs) return 'off'
  return (countedAtMs ?? 0) >= untilMs ? 'waiting' : 'running'
}

export function viewDay(day: RankingDay, terms: LiveContest | undefined): ShownDay {
  const prizes = terms?.contest.prizes.slice(0, day.entrants) ?? []
  return {
    contest: day.contest,
    day: day.day,
    title: terms?.offer.title[0] ?? day.contest,
    state: stateOf(day, terms),
    entrants: day.entrants,
    counted_at: seconds(day.countedAtMs),
    settled_at: seconds(day.settledAtMs),
    prizes: formatPesos(prizes.reduce((sum, prize) => sum + prize, 0n)),
    root: day.root,
  }
}
