import * as v from 'valibot'
import { titles } from '../../../games/slots/data/index.ts'
import { checkRound, toldRound } from './checkRound.ts'
import { type Command, CommandFault } from './command.ts'

const timeoutMs = 10_000

/** Plays a past round of our studio again, from what it tells of it and from nothing else. */
export const verify: Command = {
  summary: 'Plays a round of our studio again and compares: verify <round> [address of the studio]',
  async run({ args: [id = '', address = 'http://127.0.0.1:8090'], say }) {
    if (!/^[0-9a-f-]{36}$/.test(id))
      throw new CommandFault('Name a round by its id, as its page or the bet record has it.')
    const told = v.safeParse(toldRound, await ask(`${address.replace(/\/$/, '')}/api/round/${id}`))
    if (!told.success) throw new CommandFault('This round is not over yet, or the studio tells it in another form.')
    const title = titles.get(told.output.game)
    if (!title) throw new CommandFault(`There is no game ${told.output.game} here.`)
    const findings = checkRound(title, told.output)
    for (const { holds, sentence } of findings) say(`${holds ? 'ok  ' : 'NOT '} ${sentence}`)
    if (findings.some(({ holds }) => !holds)) throw new CommandFault('This round does not hold.')
    say(`${title.name.en}: the round ${id} holds.`)
  },
}

async function ask(address: string): Promise<unknown> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) }).catch(() => {
    throw new CommandFault(`The studio does not answer at ${new URL(address).origin}.`)
  })
  if (answer.status === 404) throw new CommandFault('The studio knows no such round.')
  if (!answer.ok) throw new CommandFault(`The studio answered HTTP ${answer.status}.`)
  return answer.json()
}
