import * as v from 'valibot'
import { rooms } from '../../../games/bingo/data/index.ts'
import { titles } from '../../../games/slots/data/index.ts'
import { leagues } from '../../../games/sports/data/index.ts'
import { tables } from '../../../games/tables/data/index.ts'
import { checkLeagueRound } from './checkLeagueRound.ts'
import { checkRoomRound, toldRoomRound } from './checkRoomRound.ts'
import { checkRound, type RoundFinding, toldRound } from './checkRound.ts'
import { checkSoloRound, soloGames, toldSoloRound } from './checkSoloRound.ts'
import { checkTableRound, toldTableRound } from './checkTableRound.ts'
import { type Command, CommandFault } from './command.ts'

const timeoutMs = 10_000

/** Plays a past round of our studio again, from what it tells of it and from nothing else. */
export const verify: Command = {
  summary: 'Plays a round of our studio again and compares: verify <round> [address of the studio]',
  async run({ args: [id = '', address = 'http://127.0.0.1:8090'], say }) {
    if (!/^[0-9a-f-]{36}$/.test(id))
      throw new CommandFault('Name a round by its id, as its page or the bet record has it.')
    const { name, findings } = check(await ask(`${address.replace(/\/$/, '')}/api/round/${id}`))
    for (const { holds, sentence } of findings) say(`${holds ? 'ok  ' : 'NOT '} ${sentence}`)
    if (findings.some(({ holds }) => !holds)) throw new CommandFault('This round does not hold.')
    say(`${name}: the round ${id} holds.`)
  },
}

/** A round of one player, or one of a table, by what is told of it. */
function check(heard: unknown): { readonly name: string; readonly findings: readonly RoundFinding[] } {
  const told = v.safeParse(v.union([toldSoloRound, toldRound, toldRoomRound, toldTableRound]), heard)
  if (!told.success) throw new CommandFault('This round is not over yet, or the studio tells it in another form.')
  const { game } = told.output
  const solo = soloGames.get(game)
  if (solo && 'view' in told.output) return { name: solo.name, findings: checkSoloRound(solo, told.output) }
  const title = titles.get(game)
  const table = tables.get(game)
  const room = rooms.get(game)
  const league = leagues.get(game)
  if (room && 'dealt' in told.output) return { name: room.name.en, findings: checkRoomRound(room, told.output) }
  if (title && !('stakes' in told.output)) return { name: title.name.en, findings: checkRound(title, told.output) }
  if (table && 'stakes' in told.output) return { name: table.name.en, findings: checkTableRound(table, told.output) }
  if (league && 'stakes' in told.output)
    return { name: league.name.en, findings: checkLeagueRound(league, told.output) }
  throw new CommandFault(`There is no game ${game} here.`)
}

async function ask(address: string): Promise<unknown> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) }).catch(() => {
    throw new CommandFault(`The studio does not answer at ${new URL(address).origin}.`)
  })
  if (answer.status === 404) throw new CommandFault('The studio knows no such round.')
  if (!answer.ok) throw new CommandFault(`The studio answered HTTP ${answer.status}.`)
  return answer.json()
}
