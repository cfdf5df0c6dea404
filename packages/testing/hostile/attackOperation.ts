import { setTimeout as wait } from 'node:timers/promises'
import type { Operation } from '@saya/contract'
import { type Attack, draftOf, writeDraft } from './attack.ts'
import { attacks } from './attacks.ts'
import { chance } from './chance.ts'
import type { HostileReply, HostileRequest } from './exchange.ts'
import { replaceActor, restoreActors } from './gatherActors.ts'
import { judge } from './judge.ts'
import type { World } from '../world/world.ts'
import { countGoingOn } from './actors.store.ts'
import type { Siege } from './siege.ts'

/** After so many calls at most it is looked whether the refused ones have changed anything. */
const inOneLook = 50

/**
 * Where a refusal may leave a mark: tries of codes and passwords are counted so that they can be refused, a check that
 * was asked of another party is kept although the party did not answer, what a money call came to is remembered, so
 * that the same call again is answered the same, and why a member was given nothing is kept for whoever asks later.
 */
const countsTries = /_guard$|_try$|\.one_time_code$|\.quota$|\.partner_code$|\.kyc_reading$|\.money_call$|\.decision$/

/** What an exclusion that came about goes on with behind its answer, and writes beside the next calls. */
const goesOn = /\.(exclusion|excluded_member|excluded_sign)$/
const isExclusion = /\/exclusion\/(break|set)$/

/** Who looks at their link for the first time gets its code, and the same one ever after. */
const isNamedByLooking = /\.referral_code$/
const isOwnLink = /\/invite\/detail$/

/** Enough to mend by. */
const mostFaults = 10

/** So many of those that must be refused are sent at once. */
const atOnce = 8

export interface Outcome {
  /** What was wrong with the answers, each with what brings it back. */
  readonly faults: readonly string[]
  /** The names of the attacks that were carried out. */
  readonly tried: ReadonlySet<string>
}

export function fittingAttacks(operation: Operation): readonly Attack[] {
  return attacks.filter(attack => attack.fits(operation))
}

/** Tries an operation in every way there is, and then in ways that chance picks. */
export async function attackOperation(siege: Siege, operation: Operation): Promise<Outcome> {
  const { world, actors } = siege
  const fitting = fittingAttacks(operation)
  const total = fitting.length + siege.inputs
  await restoreActors(world, actors)
  await untilGoneOn(world)
  const record = await openRecord(siege, operation)
  for (let next = 0; next < total && record.faults.length < mostFaults; ) {
    const turns: Turn[] = []
    while (turns.length < atOnce && next + turns.length < total && !turns[0]?.isAlone) {
      const turn = prepare(siege, operation, { fitting, index: next + turns.length })
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
  return record
}

/** What the calls before have set going is not to be taken for this one's doing. What does not end is found where it writes. */
async function untilGoneOn({ db }: World): Promise<void> {
  for (let tries = 0; tries < 100 && (await countGoingOn(db)) > 0; tries++) await wait(50)
}

/** Keeps what was wrong, and looks now and then whether those that were refused have changed anything. */
async function openRecord({ tables, seed }: Siege, { path }: Operation) {
  const faults: string[] = []
  const tried = new Set<string>()
  let refused: string[] = []
  let mayCount = false
  // What was done between two calls, such as making people, is no call's doing.
  await tables.accept()

  async function look(): Promise<void> {
    const changed = (await tables.look())
      .filter(table => !(mayCount && countsTries.test(table)))
      .filter(table => !(isExclusion.test(path) && goesOn.test(table)))
      .filter(table => !(isOwnLink.test(path) && isNamedByLooking.test(table)))
    if (changed.length > 0) {
      faults.push(`seed ${seed}: one of these was refused and changed ${changed.join(', ')}: ${refused.join('; ')}`)
    }
    refused = []
    mayCount = false
  }

  return {
    faults,
    tried,
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
      tried.add(attack.name)
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

interface Turn {
  readonly name: string
  readonly attack: Attack
  readonly index: number
  readonly request: HostileRequest
  readonly statuses: readonly number[] | undefined
  /** It may succeed and change something, so nothing else is under way beside it. */
  readonly isAlone: boolean
}

interface Place {
  readonly fitting: readonly Attack[]
  readonly index: number
}

/** Every input of every call has a chance of its own, so that it is the same whatever ran before it. */
function prepare({ seed, actors }: Siege, operation: Operation, { fitting, index }: Place): Turn {
  const own = `${seed}/${operation.path}/${index}`
  const attack = fitting[index] ?? chance(`${own}/attack`).pick(fitting)
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
