import {
  fixedReturn,
  hitChance,
  jackpotChance,
  mostCardsOfAll,
  oneIn,
  ppmOf,
  stepsOf,
  wholeReturn,
  worstRound,
} from '../../../../games/bingo/rules/index.ts'
import type { Room } from '../../../../games/bingo/shape.ts'

/** What a card of a room returns: exact, from every order in which all balls can come. */
export function roomReturns(room: Room): readonly string[] {
  const { jackpot, price } = room
  const steps = stepsOf(room).map(({ prize, by, pay, chance }) => {
    const share = (Number((chance.numerator * 10n ** 12n) / chance.denominator) / 1e12) * pay
    const odds = `one card in ${oneIn(chance)}`
    return `${prize.code.padEnd(8)} by ball ${by} pays ${pay / 100} for 1, ${odds}, returns ${share.toFixed(4)} %`
  })
  return [
    `${room.name.en}, version ${room.version}, ₱${price} a card, ${room.mostCards} cards a round, ${room.calls} balls.`,
    ...steps,
    `fixed prizes return ${percent(ppmOf(fixedReturn(room)))} %, whoever else plays`,
    `the jackpot takes ${percent(jackpot.sharePpm + jackpot.nextPpm)} % of stakes and pays all of it, ₱${jackpot.seed} of the house on top once`,
    `  a full house by ball ${jackpot.by} wins it: one card in ${oneIn(jackpotChance(room))}; the pool is ₱${jackpot.most} at most`,
    `returns ${percent(ppmOf(wholeReturn(room)))} % in all; ${percent(ppmOf(hitChance(room)))} % of cards win anything`,
    `No player can win more than ₱${worstRound(room)} in a round, ₱${worstRound(room) - BigInt(jackpot.most)} of it without the jackpot.`,
    `${mostCardsOfAll(room)} cards are sold in a round at most, so that their fixed prizes never come to more than ₱5000000.`,
  ]
}

function percent(ppm: number): string {
  return (ppm / 10_000).toFixed(4)
}
