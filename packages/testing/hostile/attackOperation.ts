import type { Operation } from '@saya/contract'
import type { World } from '../world.ts'
import { type Actors, type Attack, draftOf, writeDraft } from './attack.ts'
import { attacks } from './attacks.ts'
import { chance } from './chance.ts'
import type { HostileReply, HostileRequest, openExchange } from './exchange.ts'
import { gatherActors, replaceActor } from './gatherActors.ts'
import { judge } from './judge.ts'
import { watchTables } from './watchTables.ts'

export interface Siege {
  readonly world: World
  readonly exchange: ReturnType<typeof openExchange>
  readonly seed: string
  readonly inputs: number
}

/** After so many calls at most it is looked whether the refused ones have changed anything. */
const inOneLook = 50

/**
 * Where a refusal may leave a mark: tries of codes and passwords are counted so that they can be refused, a check that
 * was asked of another party is kept although the party did not answer, and what a money call came to is remembered, so
 * that the same call again is answered the same.
 */
const countsTries = /_guard$|_try$|\.one_time_code$|\.quota$|\.partner_code$|\.kyc_reading$|\.money_call$/

/** Enough to mend by. */
const mostFaults = 10

/** So many of those that must be refused are sent at once. */
const atOnce = 8

/** Tries an operation in every way there is, and tells what was wrong with its answers, each with what brings it back. */
export async function attackOperation(siege: Siege, operation: Operation): Promise<string[]> {
  const { world, inputs } = siege
  const fitting = attacks.filter(attack => attack.fits(operation))
  const actors = await gatherActors(world)
  const record = await openRecord(world)
  for (let next = 0; next < inputs && record.faults.length < mostFaults; ) {
    const turns: Turn[] = []
    while (turns.length < atOnce && next + turns.length < inputs && !turns[0]?.isAlone) {
      const index = next + turns.length
      const turn = prepare(siege, operation, { attack: fitting[index % fitting.length] as Attack, actors, index })
      if (turn.isAlone && turns.length > 0) break
      turns.push(turn)
    }
    await record.lookBefore(turns)
    const replies = await Promise.all(turns.map(({ request }) => send(siege, request)))
    for (const [at, turn] of turns.entries()) {
      const hasChanged = record.hear(operation, turn, replies[at] ?? 'no answer')
      if (hasChanged) await replaceActor(world, actors, turn.request.headers)
      if (hasChanged) await record.accept()
    }
    next += turns.length
  }
  await record.look()
  return record.faults
}

/** Keeps what was wrong, and looks now and then whether those that were refused have changed anything. */
async function openRecord({ db }: World) {
  const tables = await watchTables(db)
  const faults: string[] = []
  let refused: string[] = []
  let mayCount = false

  async function look(): Promise<void> {
    const changed = (await tables.look()).filter(table => !(mayCount && countsTries.test(table)))
    if (changed.length > 0) {
      faults.push(`One of these was refused and changed ${changed.join(', ')}: ${refused.join('; ')}`)
    }
    refused = []
    mayCount = false
  }

  return {
    faults,
    look,
    accept: () => tables.accept(),
    /** One that may succeed may change whatever it likes: those before it are judged without it. */
    async lookBefore([first]: readonly Turn[]): Promise<void> {
      if (refused.length >= inOneLook || (first?.isAlone && refused.length > 0)) await look()
    },
    /** Answers whether the call may have changed something, since it was not refused. */
    hear(
      operation: Operation,
      { name, attack, index, request, statuses }: Turn,
      reply: HostileReply | string,
    ): boolean {
      if (typeof reply === 'string') {
        faults.push(`${name}: ${reply}`)
        return false
      }
      const verdict = judge(operation, { request, reply, statuses })
      faults.push(...verdict.faults.map(fault => `${name}: ${fault}`))
      if (!verdict.isRefused && operation.method === 'POST') return true
      refused.push(`${index} ${attack.name}`)
      mayCount ||= verdict.isOwnRefusal
      return false
    },
  }
}

interface Wish {
  readonly attack: Attack
  readonly actors: Actors
  readonly index: number
}

interface Turn extends Omit<Wish, 'actors'> {
  readonly name: string
  readonly request: HostileRequest
  readonly statuses: readonly number[] | undefined
  /** It may succeed and change something, so nothing else is under way beside it. */
  readonly isAlone: boolean
}

/** Every input of every call has a chance of its own, so that it is the same whatever ran before it. */
function prepare({ seed }: Siege, operation: Operation, { attack, actors, index }: Wish): Turn {
  const own = `${seed}/${operation.path}/${index}`
  const draft = draftOf(operation, chance(own), actors)
  const statuses = attack.spoil({ draft, chance: chance(`${own}/spoil`), actors })
  const name = `seed ${seed}, input ${index}: ${operation.method} ${operation.path}, ${attack.name}`
  const isAlone = operation.method === 'POST' && !statuses
  return { name, attack, index, statuses, isAlone, request: writeDraft(draft) }
}

async function send({ exchange }: Siege, request: HostileRequest): Promise<HostileReply | string> {
  try {
    return await exchange.send(request)
  } catch (error) {
    return `no answer (${error instanceof Error ? error.message : 'unknown'})`
  }
}
