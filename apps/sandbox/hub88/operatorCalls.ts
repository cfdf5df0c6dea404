import { type KeyObject, verify } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { answerOperator, type OperatorAnswer } from '../gameHouse/answerOperator.ts'
import { beginSession } from '../gameHouse/beginSession.ts'
import type { House } from '../gameHouse/house.ts'
import { findRound } from '../gameHouse/round.store.ts'
import { findTitle, returnPpm, titlesOf } from '../gameHouse/titles.ts'
import { listTransactions, type ToldTransaction } from '../gameHouse/transaction.store.ts'

const text = v.pipe(v.string(), v.minLength(1), v.maxLength(255))
const moment = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/),
  v.transform(at => Date.parse(`${at}Z`)),
)

const wishes = {
  list: v.object({}),
  url: v.object({
    user: v.pipe(text, v.minLength(3)),
    token: v.pipe(text, v.minLength(10)),
    game_code: text,
    platform: v.picklist(['GPL_MOBILE', 'GPL_DESKTOP']),
    currency: text,
    country: text,
    lang: v.picklist(['en', 'tl']),
    lobby_url: text,
  }),
  round: v.object({ user: text, round: text }),
  transactions: v.object({
    start_time: v.optional(moment),
    end_time: v.optional(moment),
    round: v.optional(v.nullable(text), null),
    user: v.optional(v.nullable(text), null),
  }),
} as const

/** The one operator that has an account here. */
const operatorId = 88

const minuteMs = 60_000

/** The Operator API as far as operators need it: games, an address to play at, a round, and the transactions. */
export function operatorCalls(app: FastifyInstance, house: House, clientKey: KeyObject): void {
  const { party, faults, now } = house
  let listedAtMs = -Infinity

  function open<Name extends keyof typeof wishes>(
    name: Name,
    path: string,
    perform: (wish: v.InferOutput<(typeof wishes)[Name]>) => Promise<OperatorAnswer>,
  ): void {
    app.post(`/hub88/operator/generic/v2/${path}`, async (req, reply) => {
      const body = typeof req.body === 'string' ? req.body : ''
      const signature = Buffer.from(String(req.headers['x-hub88-signature'] ?? ''), 'base64')
      return answerOperator({
        party,
        faults,
        reply,
        errorOf,
        async perform() {
          if (!verify('sha256', Buffer.from(body), clientKey, signature)) return refused(401, 'Invalid signature.')
          const asked = readJson(body) as { operator_id?: unknown } | undefined
          if (asked?.operator_id !== operatorId) return refused(404, 'There is no such operator.')
          const read = v.safeParse(wishes[name], asked)
          if (!read.success) return refused(400, `${v.getDotPath(read.issues[0]) ?? 'The body'} is missing or wrong.`)
          return perform(read.output)
        },
      })
    })
  }

  open('list', 'game/list', async () => {
    if (now() - listedAtMs < minuteMs) return { status: 429, body: 'Too Many Requests' }
    listedAtMs = now()
    return { status: 200, body: titlesOf.hub88.map(title => listed(house, title)) }
  })
  open('url', 'game/url', async ({ user, token, game_code: game, currency, country, lang }) => {
    if (!findTitle('hub88', game)) return refused(404, 'There is no such game.')
    if (currency !== 'PHP' || country !== 'PH') return refused(403, 'The currency or country is not enabled.')
    return { status: 200, body: { url: await beginSession(house, { game, player: user, token, lang }) } }
  })
  open('round', 'game/round', async ({ user, round: id }) => {
    const round = await findRound(house.books, 'hub88', id)
    if (round?.player !== user) return refused(404, 'There is no such round.')
    return { status: 200, body: { url: `${house.ownUrl()}/hub88/rounds/${round.id}` } }
  })
  open('transactions', 'transactions/list', async ({ start_time: fromMs, end_time: untilMs, round, user: player }) => {
    const isOfTime = fromMs !== undefined && untilMs !== undefined
    if (!isOfTime && round === null) return refused(400, 'start_time and end_time, or round, are missing.')
    const asked = { fromMs: fromMs ?? 0, untilMs: untilMs ?? Number.MAX_SAFE_INTEGER, round, player }
    const list = await listTransactions(house.books, 'hub88', asked)
    return { status: 200, body: `[${list.flatMap(told).join()}]` }
  })
}

function listed({ ownUrl }: House, title: (typeof titlesOf.hub88)[number]) {
  return {
    url_thumb: `${ownUrl()}/hub88/thumb/${title.code}`,
    url_background: `${ownUrl()}/hub88/background/${title.code}`,
    product: 'Sandbox Games',
    platforms: ['GPL_DESKTOP', 'GPL_MOBILE'],
    name: title.name.en,
    game_code: title.code,
    enabled: true,
    category: 'Table Games',
    blocked_countries: [],
    freebet_support: false,
    rtp: (Math.floor(returnPpm(title) / 100) / 100).toFixed(2),
  }
}

const kinds = { bet: 'TK_BET', win: 'TK_WIN', rollback: 'TK_ROLLBACK' } as const
const statuses = {
  success: 'TS_SUCCESS',
  declined: 'TS_DECLINED',
  rolledback: 'TS_ROLLEDBACK',
} as const

/** As JSON. What is on its way stands in no list. */
function told(one: ToldTransaction) {
  if (one.status === 'sending') return []
  const named = JSON.stringify({
    transaction_uuid: one.id,
    user: one.player,
    round: one.round,
    game_code: one.game,
    kind: kinds[one.kind],
    currency: 'PHP',
    reference_transaction_uuid: one.reference || null,
    transaction_status: statuses[one.status],
    inserted_at: new Date(Number(one.at)).toISOString().slice(0, 19),
  })
  return `${named.slice(0, -1)},"amount":${BigInt(one.amount) * 10n}}`
}

function refused(status: number, sentence: string): OperatorAnswer {
  return { status, body: errorOf(sentence) }
}

function errorOf(error: string) {
  return { error }
}

function readJson(body: string): unknown {
  try {
    return JSON.parse(body) ?? undefined
  } catch {
    return undefined
  }
}
