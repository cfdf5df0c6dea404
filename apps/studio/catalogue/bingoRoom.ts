import { mathHash } from '@saya/game-math'
import { unitsPerPeso } from '@saya/money'
import {
  dab,
  deal,
  drawBalls,
  firstPots,
  hasJackpot,
  isFull,
  judgeStakes,
  turnJackpot,
  winOf,
  rulesPrint,
} from '../../../games/bingo/rules/index.ts'
import type { Room, VisibleRound } from '../../../games/bingo/shape.ts'
import { rulesOf } from '../../../games/bingo/view/rulesOf.ts'
import type { Table } from './table.ts'

const pesos = (whole: number) => BigInt(whole) * unitsPerPeso

/** A room of bingo as the studio offers it: everybody hears the same balls, and each press has cards of its own. */
export function bingoRoom(room: Room): Table {
  return {
    code: room.code,
    names: room.name,
    rtpPpm: room.declared.returnPpm,
    facts: { version: room.version, hitPpm: room.declared.hitPpm, rules: rulesOf(room) },
    limits: { leastBet: pesos(room.price), mostBet: pesos(room.price * room.mostCards) },
    view: 'bingo',
    isTwoSided: false,
    bettingMs: room.bettingMs,
    mostWin: pesos(room.mostWin),
    mathHash: mathHash(rulesPrint, room),
    judge(stakes, before) {
      const judged = judgeStakes(room, stakes, before)
      return judged.ok ? { stake: pesos(judged.cards * room.price) } : { refusal: judged.code }
    },
    judgeAll: all => (isFull(room, all) ? 'cards_gone' : undefined),
    draw(rng) {
      const { balls, draws } = drawBalls(room.kind, room.calls, rng)
      return {
        shown: { kind: room.kind, balls },
        draws,
        winOf: (_stakes, cards) => winOf(room, cards ?? [], balls),
        hitsOf: cards => (cards ?? []).filter(card => hasJackpot(room, { card, balls })).length,
      }
    },
    telling: {
      // Nobody has a card of a round without bets, so that its balls need not be waited for.
      tellingMs: bets => (bets > 0 ? room.calls * room.callMs : 0),
      tell: (shown, part) => tell(room, shown as VisibleRound, part),
      brief(shown) {
        const { kind, cards, jackpot } = shown as VisibleRound
        return { kind, balls: [], cards, jackpot }
      },
    },
    room: {
      deal: (stakes, rng) => deal(room.kind, Object.keys(stakes).length, rng),
      stand(cards, shown) {
        const balls = (shown as VisibleRound | null)?.balls ?? []
        return cards.map(card => dab(room, { card, balls }))
      },
      firstPots: firstPots(room.jackpot),
      turnPots: (before, round) => turnJackpot(room.jackpot, before, round),
    },
  }
}

/** The balls that are called by now, and of the jackpot nothing before the ball that it goes by. */
function tell({ calls, jackpot }: Room, shown: VisibleRound, part: number): VisibleRound {
  const called = Math.min(calls, Math.floor(part * calls) + 1)
  const balls = shown.balls.slice(0, called)
  const isDecided = balls.length >= jackpot.by
  return { ...shown, balls, jackpot: isDecided ? shown.jackpot : { ...shown.jackpot, hits: 0, each: '0.00' } }
}
