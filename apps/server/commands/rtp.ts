import { roundReturn, simulationRng } from '@saya/game-math'
import { rooms } from '../../../games/bingo/data/index.ts'
import { titles as cards } from '../../../games/cards/data/index.ts'
import { titles as fishing } from '../../../games/fishing/data/index.ts'
import { titles as mines } from '../../../games/mines/data/index.ts'
import { titles as pusoys } from '../../../games/pusoy/data/index.ts'
import { titles } from '../../../games/slots/data/index.ts'
import { exposureOf, halfWidth, type Sample, simulate } from '../../../games/slots/rules/index.ts'
import type { Title } from '../../../games/slots/shape.ts'
import { leagues } from '../../../games/sports/data/index.ts'
import { tables } from '../../../games/tables/data/index.ts'
import { cardsReturns } from './cardsReturns.ts'
import { type Command, CommandFault } from './command.ts'
import { fishingReturns } from './fishingReturns.ts'
import { leagueReturns } from './leagueReturns.ts'
import { minesReturns } from './minesReturns.ts'
import { pusoyReturns } from './pusoyReturns.ts'
import { roomReturns } from './roomReturns.ts'
import { tableReturns } from './tableReturns.ts'

const usualRounds = 200_000
const mostRounds = 100_000_000
const usualSeed = 1
const betweenLines = 5000

/** What a game pays: computed from its tables, and beside it what so many rounds that are really played come to. */
export const rtp: Command = {
  summary: 'What a game pays, computed and played: rtp <game> [rounds] [seed]',
  async run({ args: [code = '', rounds = String(usualRounds), seed = String(usualSeed)], say, show }) {
    const table = tables.get(code)
    if (table) return tableReturns(table).forEach(say)
    const room = rooms.get(code)
    if (room) return roomReturns(room).forEach(say)
    const league = leagues.get(code)
    if (league) return leagueReturns(league).forEach(say)
    const card = cards.get(code)
    if (card) return cardsReturns(card).forEach(say)
    const mine = mines.get(code)
    if (mine) return minesReturns(mine).forEach(say)
    const fish = fishing.get(code)
    if (fish) return fishingReturns(fish).forEach(say)
    const pusoy = pusoys.get(code)
    if (pusoy) {
      const playing = { rounds: wholeNumber(rounds, mostRounds), seed: wholeNumber(seed, 2 ** 31), show }
      for await (const line of pusoyReturns(pusoy, playing)) say(line)
      return
    }
    const title = titles.get(code)
    if (!title) {
      const all = [titles, tables, rooms, leagues, mines, cards, fishing, pusoys].flatMap(games => [...games.keys()])
      throw new CommandFault(`Name one of our games: ${all.join(', ')}.`)
    }
    say(`${title.name.en}, version ${title.version}. All but the stakes is in hundredths of what is staked.`)
    for (const line of computed(title)) say(line)
    const count = wholeNumber(rounds, mostRounds)
    let last: Sample | undefined
    const chance = { rng: simulationRng(wholeNumber(seed, 2 ** 31)), rounds: count, every: betweenLines }
    for (const sample of simulate(title, chance)) {
      last = sample
      show(`${sample.rounds} of ${count} rounds, ${Math.floor((100 * sample.rounds) / count)} %: ${played(sample)}`)
      // Whoever stops the command is heard between two lines.
      await new Promise(resolve => setImmediate(resolve))
    }
    if (last) for (const line of simulated(title, last)) say(line)
  },
}

function computed(title: Title): string[] {
  const { main, freeSpins, pick, hold, whole } = roundReturn(title)
  const parts = { spins: main, 'free spins': freeSpins, boxes: pick, 'held coins': hold }
  const named = Object.entries(parts).filter(([, part]) => part > 0)
  return [
    `computed return  ${whole.toFixed(4)}   (${named.map(([name, part]) => `${name} ${part.toFixed(4)}`).join(', ')})`,
    `declared return  ${(title.declared.returnPpm / 10_000).toFixed(4)}`,
    `largest round    ${title.mostWin} times the stake`,
    ...exposureOf(title).map(({ stake, mostWin }) => `  a stake of ₱${stake} can win ₱${mostWin} at most`),
  ]
}

function simulated({ declared }: Title, sample: Sample): string[] {
  const hit = (100 * sample.hits) / sample.rounds
  return [
    `played           ${played(sample)} (99 of 100 such runs hold the true return between)`,
    `hit rate         ${hit.toFixed(2)} %, declared ${(declared.hitPpm / 10_000).toFixed(2)} %`,
    `deviation        ${sample.deviation.toFixed(0)}, declared ${declared.deviation}, volatility ${declared.volatility} of 5`,
    `largest seen     ${sample.biggest}, and ${sample.capped} rounds ended at the most a round may pay`,
  ]
}

function played(sample: Sample): string {
  return `${sample.mean.toFixed(2)} ± ${halfWidth(sample).toFixed(2)}`
}

function wholeNumber(text: string, most: number): number {
  const number = /^\d{1,10}$/.test(text) ? Number(text) : 0
  if (number < 1 || number > most) throw new CommandFault(`${text} is no whole number from 1 to ${most}.`)
  return number
}
