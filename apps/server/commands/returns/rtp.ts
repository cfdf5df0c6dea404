import { type Command, CommandFault } from '../command.ts'
import { sharedReturns } from './sharedReturns.ts'
import { soloReturns } from './soloReturns.ts'

const usualRounds = 200_000
const mostRounds = 100_000_000
const usualSeed = 1
const kinds = [...soloReturns, ...sharedReturns]

/** What a game pays: computed from its tables, and where that is not the whole of it, beside what really played rounds come to. */
export const rtp: Command = {
  summary: 'What a game pays, computed and played: rtp <game> [rounds] [seed]',
  async run({ args: [code = '', rounds = String(usualRounds), seed = String(usualSeed)], say, show }) {
    const kind = kinds.find(({ codes }) => codes.includes(code))
    if (!kind) throw new CommandFault(`Name one of our games: ${kinds.flatMap(({ codes }) => codes).join(', ')}.`)
    const playing = { rounds: wholeNumber(rounds, mostRounds), seed: wholeNumber(seed, 2 ** 31), show }
    for await (const line of kind.tell(code, playing) ?? []) say(line)
  },
}

function wholeNumber(text: string, most: number): number {
  const number = /^\d{1,10}$/.test(text) ? Number(text) : 0
  if (number < 1 || number > most) throw new CommandFault(`${text} is no whole number from 1 to ${most}.`)
  return number
}
