import { verify } from 'node:crypto'
import { promisify } from 'node:util'
import type { FastifyInstance } from 'fastify'
import type { PartnerAnswer } from '../../platform/http/request/partnerDoor.ts'
import type { PartnerRequest } from '../../platform/http/request/partnerRequest.ts'
import type { DialectDeps } from '../deps.ts'
import { openDialect } from '../openDialect.ts'
import type { Provider } from '../providers.ts'
import { bytesOf } from '../rawBodies.ts'
import { writeHub88Amount } from './commands.ts'
import { type Hub88Answer, perform } from './perform.ts'
import { hub88Calls, type Hub88Path } from './hub88Calls.ts'
import { readCall } from './readCall.ts'
import type { Hub88Status } from './statuses.ts'

/** RSA costs more than all else that a bet asks of this thread, so others do it. */
const verifyElsewhere = promisify(verify)

/**
 * The seamless wallet as Hub88 and its kind call it, below `/hub88/{provider}`: bodies signed with RSA-SHA256, amounts
 * in 1/100,000, HTTP 200 and a status for everything.
 */
export async function hub88Routes(scope: FastifyInstance, deps: DialectDeps): Promise<void> {
  const dialect = openDialect(scope, deps, {
    name: 'Hub88',
    mayBeProven: req => providerOf(deps, req) !== undefined && signatureOf(req) !== undefined,
    failed: status => refusal(status >= 500 ? 'RS_ERROR_UNKNOWN' : 'RS_ERROR_WRONG_SYNTAX'),
    unknownCall: { ...refusal('RS_ERROR_WRONG_SYNTAX'), status: 404 },
    wait: { ...refusal('RS_ERROR_UNKNOWN'), status: 429 },
  })
  for (const path of Object.keys(hub88Calls) as Hub88Path[]) {
    dialect.post(`/:provider${path}`, async req => {
      const provider = providerOf(deps, req)
      if (!provider || !(await isSigned(provider, req))) {
        return dialect.refuse(req, refusal(provider ? 'RS_ERROR_INVALID_SIGNATURE' : 'RS_ERROR_INVALID_PARTNER'))
      }
      return write(await perform(deps, provider, { path, body: readCall(bytesOf(req.body)) }))
    })
  }
}

function providerOf({ providers }: DialectDeps, { params }: PartnerRequest): Provider | undefined {
  return providers.find('hub88', (params as { readonly provider: string }).provider)
}

function signatureOf(req: PartnerRequest): Buffer | undefined {
  const header = req.headers['x-hub88-signature']
  return typeof header === 'string' && header.length <= 1024 ? Buffer.from(header, 'base64') : undefined
}

/** By either of the provider's keys, over the very bytes: the dialect has no name for a key. */
async function isSigned({ keys }: Provider, req: PartnerRequest): Promise<boolean> {
  const signature = signatureOf(req)
  if (!signature) return false
  for (const { key } of keys) {
    if (await verifyElsewhere('sha256', bytesOf(req.body), key, signature)) return true
  }
  return false
}

function refusal(status: Hub88Status): PartnerAnswer {
  return write({ user: null, requestUuid: null, status, balance: null })
}

function write({ user, requestUuid, status, balance, country }: Hub88Answer): PartnerAnswer {
  const fields = [
    user === null ? '' : `"user":${JSON.stringify(user)},`,
    requestUuid === null ? '' : `"request_uuid":${JSON.stringify(requestUuid)},`,
    balance === null ? '' : `"currency":"PHP","balance":${writeHub88Amount(balance)},`,
    country === undefined ? '' : `"country":"${country}",`,
  ]
  return { status: 200, text: `{${fields.join('')}"status":"${status}"}` }
}
