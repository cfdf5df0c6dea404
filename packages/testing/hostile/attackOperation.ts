import type { Operation } from '@saya/contract'
import { hashToken } from '../../../apps/server/features/identity/token.ts'
import { ask } from '../ask.ts'
import { kycNumbers } from '../player.ts'
import { endByTime } from '../player.store.ts'
import type { World } from '../world.ts'
import { type Actors, type Attack, draftOf, writeDraft } from './attack.ts'
import { attacks } from './attacks.ts'
import { chance } from './chance.ts'
import type { HostileReply, openExchange } from './exchange.ts'
import { changedTables, takeFingerprint } from './fingerprint.store.ts'
import { judge } from './judge.ts'

export interface Siege {
  readonly world: World
  readonly exchange: ReturnType<typeof openExchange>
  readonly seed: string
  readonly inputs: number
}

/** Of so many calls at a time it is looked whether the refused ones have changed anything. */
const inOneLook = 50

/** Where a refusal may leave a mark: tries of codes and passwords are counted so that they can be refused. */
const countsTries = /_guard$|_try$|\.one_time_code$/

/** Tries an operation in every way there is, and tells what was wrong with its answers, each with what brings it back. */
export async function attackOperation(siege: Siege, operation: Operation): Promise<string[]> {
  const fitting = attacks.filter(attack => attack.fits(operation))
  const faults: string[] = []
  for (let start = 0; start < siege.inputs && faults.length < 10; start += inOneLook) {
    const actors = await gather(siege.world)
    const end = Math.min(start + inOneLook, siege.inputs)
    faults.push(...(await attackOnce(siege, operation, { actors, fitting, start, end })))
  }
  return faults
}

interface Wave {
  readonly actors: Actors
  readonly fitting: readonly Attack[]
  readonly start: number
  readonly end: number
}

async function attackOnce(siege: Siege, operation: Operation, wave: Wave): Promise<string[]> {
  const { world, exchange, seed } = siege
  const faults: string[] = []
  let before = await takeFingerprint(world.db)
  let mayCount = false
  let refused: string[] = []

  async function look(): Promise<void> {
    const after = await takeFingerprint(world.db)
    const changed = changedTables(before, after).filter(table => !(mayCount && countsTries.test(table)))
    if (changed.length > 0)
      faults.push(`One of these was refused and changed ${changed.join(', ')}: ${refused.join('; ')}`)
    before = after
    refused = []
    mayCount = false
  }

  for (let index = wave.start; index < wave.end; index++) {
    const attack = wave.fitting[index % wave.fitting.length] as Attack
    const draft = draftOf(operation, chance(`${seed}/${operation.path}/${index}`), wave.actors)
    const scene = { draft, chance: chance(`${seed}/${operation.path}/${index}/spoil`), actors: wave.actors }
    const statuses = attack.spoil(scene)
    const request = writeDraft(draft)
    const name = `seed ${seed}, input ${index}: ${operation.method} ${operation.path}, ${attack.name}`
    // This one may succeed, and change whatever it likes: those before it are judged without it.
    if (!statuses && operation.method === 'POST' && refused.length > 0) await look()
    const reply = await exchange.send(request).catch((error: unknown): HostileReply => {
      faults.push(`${name}: no answer (${error instanceof Error ? error.message : 'unknown'})`)
      return { status: 0, headers: {}, bytes: Buffer.alloc(0) }
    })
    if (reply.status === 0) continue
    const isElsewhere = attack.name.includes('resembles') && reply.status === 404
    const verdict = judge(operation, request, reply, statuses)
    if (!isElsewhere || verdict.code !== 'not_found') faults.push(...verdict.faults.map(fault => `${name}: ${fault}`))
    if (verdict.isRefused) {
      refused.push(`${index} ${attack.name}`)
      mayCount ||= verdict.isOwnRefusal
    } else if (operation.method === 'POST') {
      await replace(world, wave.actors, request.headers.t)
      before = await takeFingerprint(world.db)
    }
  }
  await look()
  return faults
}

const standings = Object.keys(kycNumbers) as (keyof typeof kycNumbers)[]

/** A call that succeeded may have ended the session it was made with: somebody of the same standing takes its place. */
async function replace(world: World, { members }: Actors, token: string | undefined): Promise<void> {
  const kyc = standings.find(standing => members[standing] === token)
  if (kyc) members[kyc] = (await world.player({ kyc })).token
}

/** People of every standing, fresh for each wave. */
async function gather(world: World): Promise<Actors> {
  const expiring = await world.player()
  const leaving = await world.player()
  const left = await ask(world, 'POST /member/logout', {}, { token: leaving.token })
  if (left.status !== 200) throw new Error('Nobody can sign out.')
  const members: Record<string, string> = {}
  for (const kyc of standings) members[kyc] = (await world.player({ kyc })).token
  await endByTime(world.db, hashToken(expiring.token), world.clock.now())
  return { members, expired: expiring.token, signedOut: leaving.token }
}
