import { isIP } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import * as v from 'valibot'
import type { Books } from './books.store.ts'
import { fault, type Faults } from './faults.ts'
import { gameHouses, type HouseParties } from './gameHouse/gameHouses.ts'
import { type IdCheckPartyOptions, idCheckParty } from './idCheck/idCheckParty.ts'
import { listening } from './listening.ts'
import { mayaParty, type MayaPartyOptions } from './maya/mayaParty.ts'
import { messages } from './messages.ts'
import { page } from './page.ts'
import type { PartnerPartyOptions } from './partner/partnerDeps.ts'
import { partnerParty } from './partner/partnerParty.ts'
import { payMongoParty, type PayMongoPartyOptions } from './payMongo/payMongoParty.ts'
import type { PushPartyOptions } from './push/pushParty.ts'
import { sendingOn, type SendingParties } from './sendingOn.ts'
import { paymentList } from './till/paymentList.ts'
import { xenditParty, type XenditPartyOptions } from './xendit/xenditParty.ts'

/** Those that need keys, and are not there without them. */
interface Parties extends SendingParties, HouseParties {
  readonly idCheck?: IdCheckPartyOptions | undefined
  readonly payMongo?: PayMongoPartyOptions | undefined
  readonly xendit?: XenditPartyOptions | undefined
  readonly maya?: MayaPartyOptions | undefined
  readonly partners?: PartnerPartyOptions | undefined
  /** In which time the service of browsers lives. */
  readonly push: PushPartyOptions
  /** What whoever sends their log has to show. */
  readonly logToken?: string | undefined
}

/** The stand-ins of every outside party, each speaking that party's own public protocol. */
export function composeSandbox(books: Books, faults: Faults, parties: Parties): FastifyInstance {
  const { idCheck, payMongo, xendit, maya, partners, push, logToken } = parties
  const app = Fastify({ bodyLimit: 64 * 1024, forceCloseConnections: true })
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_req, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(body as string))),
  )
  ownHostsOnly(app)
  app.setNotFoundHandler((_req, reply) => reply.code(404).send({ error: 'There is nothing here. Look at /' }))
  messages(app, { books, faults, now: push.now })
  listening(app, { books, faults, logToken })
  if (idCheck) idCheckParty(app, { ...idCheck, books, faults })
  if (payMongo) payMongoParty(app, { ...payMongo, books, faults })
  if (xendit) xenditParty(app, { ...xendit, books, faults })
  if (maya) mayaParty(app, { ...maya, books, faults })
  if (partners) partnerParty(app, { ...partners, books, faults })
  gameHouses(app, parties, { books, faults })
  paymentList(app, books)
  sendingOn(app, parties, { books, faults })
  app.get('/healthz', async (_req, reply) => reply.type('text/plain').send('ok'))
  app.get('/faults', async () => faults.list())
  app.post('/faults', async (req, reply) => {
    const wanted = v.safeParse(fault, req.body)
    if (!wanted.success) return reply.code(400).send({ error: wanted.issues[0].message })
    faults.set(wanted.output)
    return faults.list()
  })
  app.get('/', async (_req, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .send(
        page(
          'Outside parties',
          '<p class="quiet">Stand-ins that speak the real parties’ protocols, on this machine only.</p><ul><li><a href="/inbox">SMS inbox</a><p>Every text message that was sent, with its code.</p></li><li><a href="/mailbox">Mailbox</a><p>Every e-mail that was sent.</p></li><li><a href="/notifications">Notifications</a><p>Every message that was pushed to a browser.</p></li><li><a href="/idchecks">ID checks</a><p>Every check of an identity card, and what was read.</p></li><li><a href="/payments">Payments</a><p>Every page to pay on, for deposits.</p></li><li><a href="/transfers">Transfers</a><p>Money that is sent on, for withdrawals: let it arrive, fail or come back.</p></li><li><a href="/partners">Partner apps</a><p>Open the player app as a wallet or a shopping app does, as somebody they know.</p></li><li><a href="/chat">Live chat</a><p>What the player app shows in a frame on its service page.</p></li><li><a href="/logs">Logs</a><p>What a collector of logs was sent, the signed heads among it.</p></li><li><b>Houses of games</b><p>An aggregator that speaks Hub88, and a provider behind Valkyrie: open their games, Pula o Itim, Dice Duel and Taas Baba, in the player app.</p></li><li><b>Faults</b><p>POST /faults {"party":"sms | mail | idcheck | partner | paymongo | xendit | maya | tracker | push | log | hub88 | valkyrie | …_wallet | …_events | …_pages","kind":"slow | silent | refusing | garbled | none","times":1}; an ID check may also be forged or pending, and refuse with a "code"; a gateway may be cut, its events lost, delayed, duplicated or forged, its pages paid early; a house of games huge or misrouted, its calls to the wallet lost, cut or duplicated.</p></li></ul>',
        ),
      ),
  )
  return app
}

/** A page of a stranger may have its own name lead to this machine, and would then read the codes. */
function ownHostsOnly(app: FastifyInstance): void {
  app.addHook('onRequest', async (req, reply) => {
    const name = req.hostname.toLowerCase()
    if (isIP(name.replace(/^\[|\]$/g, '')) || name === 'localhost' || name.endsWith('.localhost')) return
    return reply.code(421).send({ error: 'The stand-ins answer under an address of numbers or localhost only.' })
  })
}
