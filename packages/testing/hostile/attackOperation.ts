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
 * Where a refusal may leave a mark: tries of codes and passwords are counted so that they can be refused, and a check
 * that was asked of another party is kept although the party did not answer.
 */
const countsTries = /_guard$|_try$|\.one_time_code$|\.quota$|\.kyc_reading$/

/** Enough to mend by. */
const mostFaults = 10

/** Tries an operation in every way there is, and tells what was wrong with its answers, each with what brings it back. */
export async function attackOperation(siege: Siege, operation: Operation): Promise<string[]> {
  const { world, inputs } = siege
  const fitting = attacks.filter(attack => attack.fits(operation))
  const actors = await gatherActors(world)
  const tables = await watchTables(world.db)
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

  for (let index = 0; index < inputs && faults.length < mostFaults; index++) {
    const attack = fitting[index % fitting.length] as Attack
    const mayChange = operation.method === 'POST'
    const { name, request, statuses } = prepare(siege, operation, { attack, actors, index })
    // One that may succeed may change whatever it likes: those before it are judged without it.
    if (refused.length >= inOneLook || (mayChange && !statuses && refused.length > 0)) await look()
    const reply = await send(siege, request)
    if (typeof reply === 'string') {
      faults.push(`${name}: ${reply}`)
      continue
    }
    const verdict = judge(operation, { request, reply, statuses })
    faults.push(...verdict.faults.map(fault => `${name}: ${fault}`))
    if (verdict.isRefused || !mayChange) {
      refused.push(`${index} ${attack.name}`)
      mayCount ||= verdict.isOwnRefusal
    } else {
      await replaceActor(world, actors, request.headers)
      await tables.accept()
    }
  }
  await look()
  return faults
}

interface Turn {
  readonly attack: Attack
  readonly actors: Actors
  readonly index: number
}

/** Every input of every call has a chance of its own, so that it is the same whatever ran before it. */
function prepare({ seed }: Siege, operation: Operation, { attack, actors, index }: Turn) {
  const own = `${seed}/${operation.path}/${index}`
  const draft = draftOf(operation, chance(own), actors)
  const statuses = attack.spoil({ draft, chance: chance(`${own}/spoil`), actors })
  const name = `seed ${seed}, input ${index}: ${operation.method} ${operation.path}, ${attack.name}`
  return { name, statuses, request: writeDraft(draft) }
}

async function send({ exchange }: Siege, request: HostileRequest): Promise<HostileReply | string> {
  try {
    return await exchange.send(request)
  } catch (error) {
    return `no answer (${error instanceof Error ? error.message : 'unknown'})`
  }
}
