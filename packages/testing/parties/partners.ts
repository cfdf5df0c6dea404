import type { PartnerName } from '@saya/contract/identity/partner.ts'
import type { Fault } from '../../../apps/sandbox/faults.ts'
import type { World } from '../world/world.ts'

export interface PersonThere {
  readonly userId: string
  readonly phone?: string
  readonly firstName?: string
  readonly lastName?: string
  readonly birthDate?: string
}

type Parties = Pick<World, 'sandboxUrl'>

async function post(world: Parties, path: string, body: object): Promise<Response> {
  const headers = { 'content-type': 'application/json' }
  return fetch(`${world.sandboxUrl}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
}

/** What a partner's app hands over for one of its people, who is known there from then on as they are described. */
export async function codeFrom(world: Parties, partner: PartnerName, person: PersonThere): Promise<string> {
  const issued = await post(world, `/partners/${partner}/codes`, person)
  if (!issued.ok) throw new Error(`No code was issued: ${await issued.text()}`)
  return ((await issued.json()) as { code: string }).code
}

/** Lets the partners misbehave until they are told otherwise. */
export async function bendPartners(world: Parties, kind: Fault['kind'], times?: number): Promise<void> {
  await post(world, '/faults', { party: 'partner', kind, ...(times ? { times } : {}) })
}
