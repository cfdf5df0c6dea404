import type { FastifyInstance } from 'fastify'
import type { ApiOptions } from '../../apiOptions.ts'
import { getContentVersion } from '../../features/game/index.ts'
import { identify } from '../../features/identity/index.ts'
import { turnClock } from '../../features/kyc/index.ts'
import { type NounDeps, openNouns } from '../../nouns.ts'
import type { Member, Staff } from '../../platform/auth/caller.ts'
import { sharedAnswers } from '../../platform/http/answer/sharedAnswers.ts'
import { createServer } from '../../platform/http/createServer.ts'
import { idempotency } from '../../platform/http/idempotency/idempotency.ts'
import { openUploads } from '../../platform/http/limit/uploads.ts'
import { openDoor } from '../../platform/http/openDoor.ts'
import { maintenance } from '../../platform/maintenance.ts'
import { nounPorts } from '../../ports/nounPorts.ts'

/** The calls of the product, with what answers them. */
interface TownDoor {
  readonly app: FastifyInstance
  readonly deps: NounDeps
}

/** Who is known by a token of the town. */
interface TownFaces {
  readonly staff: ReadonlyMap<string, Staff>
  readonly members: ReadonlyMap<string, Member>
}

/**
 * Opens every noun behind the product's own door, on the town's clock and on no port. Residents sign in as they always do.
 * Staff are who the town says they are, since nobody holds the device of an operator of a month ago; and
 * so is the demo's member, since a sign-in of theirs would be told to whoever tries the demo.
 */
export async function openTownDoor(options: ApiOptions, { staff, members }: TownFaces): Promise<TownDoor> {
  const { db, clock } = options
  const deps: NounDeps = { ...options, ...nounPorts(options) }
  const app = createServer(options)
  const asSignedIn = identify({ db, clock, turnClock: uid => turnClock(deps, uid), cache: undefined })
  const door = openDoor(app, {
    shared: sharedAnswers({ clock, version: () => db.ref(getContentVersion), compressesLightly: true }),
    identify: async (token, how) => members.get(token) ?? asSignedIn(token, how),
    identifyStaff: async token => staff.get(token) ?? 'invalid_token',
    maintenance: maintenance({ clock, read: async () => false }),
    idempotency: idempotency(options),
    uploads: openUploads(options),
    assertAnswers: options.assertAnswers,
  })
  openNouns(app, door, deps)
  await app.ready()
  return { app, deps }
}
