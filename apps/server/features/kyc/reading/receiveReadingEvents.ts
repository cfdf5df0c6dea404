import type { FastifyInstance } from 'fastify'
import { headerOf } from '../../../platform/gateway/headerOf.ts'
import { turnAway } from '../../../platform/gateway/turnAway.ts'
import type { IdCheckEvent } from '../../../platform/idCheck/idCheck.ts'
import { askReading } from './askReading.ts'
import type { KycDeps } from '../deps.ts'
import { findReading, findReadingOwner } from './reading.store.ts'

const path = '/ocr/callback'
const largestBody = 64 * 1024

const received = { resultStatus: 'S', resultCode: 'SUCCESS', resultMessage: 'success' } as const
/** By which the party sends it again. */
const notYet = { resultStatus: 'U', resultCode: 'SYSTEM_BUSY', resultMessage: 'Please send it again.' } as const

/**
 * Where the party that reads IDs sends that a check is over, whether its person came back to us or not. It is a reason to
 * ask the party, and nothing that it says itself is believed.
 */
export function receiveReadingEvents(app: FastifyInstance, deps: KycDeps): void {
  app.register(async scope => {
    // A signature is over the very bytes that came.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_req, bytes, proceed) => proceed(null, bytes))
    const forged = turnAway(deps)
    const options = { bodyLimit: largestBody, config: { isForPartners: true } }
    scope.post(path, options, async (req, reply) => {
      const body = Buffer.isBuffer(req.body) ? req.body : Buffer.alloc(0)
      const event = deps.idCheck.readEvent({ path, header: headerOf(req), body })
      if (!event) return forged({ req, reply, gateway: 'idcheck' })
      return reply.code(200).send({ result: (await settle(deps, event)) ? received : notYet })
    })
  })
}

/** Whether nothing is left to be asked. A check that we did not open is nobody's. */
async function settle(deps: KycDeps, { bizId, transactionId }: IdCheckEvent): Promise<boolean> {
  const { db } = deps
  for (let schema = 0; schema < db.memberSchemas; schema++) {
    const uid = await db.memberSchema(schema, tx => findReadingOwner(tx, bizId))
    if (uid === undefined) continue
    const kept = await db.member(uid, tx => findReading(tx, uid, bizId))
    if (kept?.state !== 'open' || kept.transactionId !== transactionId) return true
    const { state } = await askReading(deps, uid, kept)
    return state === 'done' || state === 'lapsed'
  }
  return true
}
