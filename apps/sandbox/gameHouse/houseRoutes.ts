import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import * as v from 'valibot'
import { gameBody, gamePage, type Page, plainPage, pesos, tellRound } from './gamePage.ts'
import type { House } from './house.ts'
import { playRound, stakes } from './playRound.ts'
import { findRound, listRounds } from './round.store.ts'
import { findSession, openSession, type Session } from './session.store.ts'
import { findTitle, type Title } from './titles.ts'
import { type Lang, words } from './words.ts'

const pressed = v.object({
  session: v.pipe(v.string(), v.maxLength(80)),
  press: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
  stake: v.pipe(
    v.picklist(stakes.map(String)),
    v.transform(text => BigInt(text)),
  ),
  choice: v.pipe(v.number(), v.integer(), v.minValue(0)),
})

/** The pages of a house: its game, which an address opens once, what a press comes to, and how a round went. */
export function houseRoutes(app: FastifyInstance, house: House): void {
  const { party, books, wallet } = house

  app.get<{ Params: { opens: string } }>(`/${party}/play/:opens`, async (req, reply) => {
    const session = await openSession(books, party, req.params.opens)
    const title = session && findTitle(party, session.game)
    if (!title) return send(reply, plainPage('en', 'Saya sandbox', `<p>${words.en.gone}</p>`), 410)
    const balance = await wallet.balance(session)
    const word = balance === undefined ? words[session.lang].failed : undefined
    const shown = {
      title,
      lang: session.lang,
      balance: balance ?? null,
      rounds: await listRounds(books, party, session),
      word,
    }
    return send(reply, gamePage(session, shown, `/${party}/play`))
  })

  app.post(`/${party}/play`, async (req, reply) => {
    const read = v.safeParse(pressed, req.body)
    if (!read.success) return reply.code(400).send({ error: 'That is no press of this game.' })
    const session = await findSession(books, party, read.output.session)
    const title = session && findTitle(party, session.game)
    if (!title || read.output.choice >= title.sides.length)
      return reply.code(400).send({ error: 'There is no such game open.' })
    return reply.header('cache-control', 'no-store').send(await press(house, { session, title }, read.output))
  })

  app.get<{ Params: { id: string } }>(`/${party}/rounds/:id`, async (req, reply) => {
    const round = await findRound(books, party, req.params.id)
    const lang: Lang = round?.lang ?? 'en'
    const title = round && findTitle(party, round.game)
    if (!title) return send(reply, plainPage(lang, words[lang].round, `<p>${words[lang].noRound}</p>`), 404)
    const own = words[lang]
    const told = [
      [own.bet, pesos(round.stake)],
      [own.chosen, title.sides[round.choice]?.[lang] ?? ''],
      ...(round.state === 'settled' ? [[own.drawn, title.tell(round.drawn)[lang]]] : []),
      ...(round.state === 'settled' ? [[own.win, pesos(round.win)]] : []),
    ]
    const rows = told.map(([name, value]) => `<p><span class="quiet">${name}</span> <b>${value}</b></p>`).join('')
    const body = `<h1>${title.name[lang]}</h1><p>${tellRound(title, round, lang)}</p>${rows}<p class="quiet">${own.round} ${round.id}</p>`
    return send(reply, plainPage(lang, title.name[lang], body))
  })
}

async function press(house: House, open: { session: Session; title: Title }, asked: v.InferOutput<typeof pressed>) {
  const { session, title } = open
  const { lang } = session
  const round = await playRound(house, open, asked)
  const rounds = await listRounds(house.books, house.party, session)
  const known = round?.balance ?? rounds.find(({ balance }) => balance !== null)?.balance ?? null
  const isOver = round?.state === 'refused' && /TOKEN|SESSION/.test(round.word)
  const word = round ? (isOver ? words[lang].over : undefined) : words[lang].wait
  const html = gameBody({ title, lang, balance: known, rounds, word })
  return { html, isOver, press: randomUUID(), state: round?.state ?? 'wait', round: round?.id ?? null }
}

function send(reply: FastifyReply, { html, policy }: Page, status = 200): FastifyReply {
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .headers({ 'cache-control': 'no-store', 'content-security-policy': policy })
    .send(html)
}
