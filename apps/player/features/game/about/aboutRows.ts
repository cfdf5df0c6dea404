import type { Calls } from '@saya/contract'
import { groupDigits } from '@saya/money'
import { splitPesos } from '../../../shared/splitPesos.ts'
import type { speak } from '../../../shared/texts.ts'
import type { aboutTexts } from './about.texts.ts'

export type GameAbout = Calls['GET /api/v2/game/info']['answer']

type Facts = NonNullable<GameAbout['facts']>
type Words = ReturnType<typeof speak<typeof aboutTexts>>
type Row = readonly [term: string, fact: string]

/** All that is known of a game, line by line. What nobody has told has no line. */
export function aboutRows(info: GameAbout, t: Words, category: string): readonly Row[] {
  const { facts } = info
  const rows: readonly (readonly [string, string | null])[] = [
    [t.rtp, facts && returnOf(facts, t)],
    [t.volatility, facts && volatilityOf(facts, t)],
    [t.hitRate, facts?.hit_rate ? percent(facts.hit_rate) : null],
    [t.bet, facts && betOf(facts)],
    [t.win, facts && winOf(facts, t)],
    [t.provider, info.platform_name],
    [t.category, category],
    [t.version, facts?.version ?? null],
    [t.approval, info.approval_ref],
  ]
  return rows.flatMap(([term, fact]) => (fact ? [[term, fact] as const] : []))
}

function percent(figure: string): string {
  return `${figure} %`
}

/** Between what it lies where that is known, and else what the best way of playing comes to, where it matters. */
function returnOf({ rtp, rtp_least: least, rtp_most: most }: Facts, t: Words): string {
  if (least !== null && most !== null && least !== most) return `${percent(least)} – ${percent(most)}`
  return least === null && most !== null ? t.upTo(percent(most)) : percent(rtp)
}

function volatilityOf({ volatility }: Facts, t: Words): string | null {
  const said: readonly (string | undefined)[] = [
    t.volatility1,
    t.volatility2,
    t.volatility3,
    t.volatility4,
    t.volatility5,
  ]
  return volatility === null ? null : (said[volatility - 1] ?? null)
}

function betOf({ bet_least: least, bet_most: most }: Facts): string | null {
  if (least !== null && most !== null) return `${pesos(least)} – ${pesos(most)}`
  return least === null ? most && `≤ ${pesos(most)}` : `≥ ${pesos(least)}`
}

function winOf({ win_most: win, win_most_times: times }: Facts, t: Words): string | null {
  const inBets = times === null ? null : t.winTimes(groupDigits(String(times)))
  if (win === null) return inBets
  return inBets === null ? pesos(win) : `${pesos(win)} (${inBets})`
}

function pesos(amount: string): string {
  return Object.values(splitPesos(amount)).join('')
}
