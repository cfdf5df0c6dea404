import { rppHeaders, signAnswer, type WalletCallName, walletCalls } from '@saya/rpp'
import type { FastifyInstance } from 'fastify'
import type { PartnerAnswer } from '../../platform/http/request/partnerDoor.ts'
import type { PartnerRequest } from '../../platform/http/request/partnerRequest.ts'
import type { DialectDeps } from '../deps.ts'
import { openDialect } from '../openDialect.ts'
import { readJson } from '../rawBodies.ts'
import { hear, mayBeHeard, nonceMs, type ProvenRequest } from './hear.ts'
import { nonces } from './nonces.ts'
import { type CallOutcome, perform } from './perform.ts'
import { writeAnswer } from './writeAnswer.ts'

/** RPP/1, as docs/rpp.md specifies it. */
export async function rppRoutes(scope: FastifyInstance, deps: DialectDeps): Promise<void> {
  const { clock, providers } = deps
  const ears = { providers, clock, nonces: nonces({ clock, keptMs: nonceMs }) }
  const dialect = openDialect(scope, deps, {
    name: 'RPP',
    mayBeProven: req => mayBeHeard(ears, req),
    failed: status => unheardAnswer(status, status >= 500 ? 'TEMPORARY' : 'BAD_REQUEST'),
    unknownCall: unheardAnswer(404, 'BAD_REQUEST'),
    wait: unheardAnswer(429, 'BUSY'),
  })
  for (const name of Object.keys(walletCalls) as WalletCallName[]) {
    dialect.post(`/${name}`, async req => {
      const heard = hear(ears, req)
      if (!heard.ok) return dialect.refuse(req, unheardAnswer(401, heard.why))
      const performed = await perform(deps, heard.provider, { name, body: readJson(heard.body) })
      return signedAnswer({ req, heard, performed, nowMs: clock.now() })
    })
  }
}

/** Where nobody was heard there is no key to sign with. */
function unheardAnswer(status: number, word: string): PartnerAnswer {
  return { status, text: `{"request_id":null,"status":"${word}"}` }
}

interface Answering {
  readonly req: PartnerRequest
  readonly heard: ProvenRequest
  readonly performed: CallOutcome
  readonly nowMs: number
}

function signedAnswer({ req, heard, performed, nowMs }: Answering): PartnerAnswer {
  const text = writeAnswer(performed.requestId, performed.uid, performed.verdict)
  const timestamp = String(Math.floor(nowMs / 1000))
  const signed = { method: req.method, path: req.url, timestamp, nonce: heard.nonce, body: text, status: 200 }
  return {
    status: 200,
    headers: { [rppHeaders.timestamp]: timestamp, [rppHeaders.signature]: signAnswer(heard.key, signed) },
    text,
  }
}
