import type { FastifyInstance, FastifyReply } from 'fastify'
import type { GameView } from '../catalogue/game.ts'
import type { TableView } from '../catalogue/table.ts'
import type { StudioOptions } from '../studioOptions.ts'
import { tellTableRound, type ToldTableRound } from '../table/tellTableRound.ts'
import { isRoundId } from './roundId.ts'
import { findRound } from './round.store.ts'
import { readRound } from './readRounds.ts'
import type { RoundView } from './round.view.ts'

/** A past round as it is told to whoever knows its name: which nobody guesses, and which says nothing of its player. */
interface ToldRound {
  readonly game: string
  readonly view: GameView
  /** The print of the rules that it was played by, and of those that the studio has now. */
  readonly mathHash: string
  readonly mathNow: string
  readonly round: RoundView
  readonly draws: readonly unknown[]
}

const roundScripts = {
  game: 'round',
  mines: 'minesRound',
  cards: 'cardsRound',
  fishing: 'fishingRound',
  pusoy: 'pusoyRound',
  keno: 'kenoRound',
  table: 'tableRound',
  bingo: 'bingoRound',
  sports: 'leagueRound',
} as const satisfies Record<GameView | TableView, string>

/** The recall of one round: as a page that draws it again in the browser, and in JSON for other programs. */
export function roundPage(app: FastifyInstance, options: StudioOptions): void {
  async function find(id: string): Promise<ToldRound | ToldTableRound | undefined> {
    if (!isRoundId(id)) return undefined
    const round = await options.db.look(tx => findRound(tx, id))
    if (!round) return tellTableRound(options, id)
    const game = options.games.get(round.game_code)
    if (!game) return undefined
    const isOver = round.ended_at !== null
    // What is drawn and not yet shown would tell what is in the boxes.
    const draws = isOver ? (round.draws ?? []) : []
    const told = { ...(await readRound(options, round)), balance: '' }
    const prints = { mathHash: round.math_hash, mathNow: game.mathHash }
    return { game: round.game_code, view: game.view, ...prints, round: told, draws }
  }

  app.get<{ Params: { id: string } }>('/api/round/:id', async (req, reply) => {
    const told = await find(req.params.id)
    return told ? reply.header('cache-control', 'no-store').send(told) : unknown(reply)
  })
  app.get<{ Params: { id: string }; Querystring: { lang?: string } }>('/round/:id', async (req, reply) => {
    const told = await find(req.params.id)
    if (!told) return unknown(reply)
    const language = req.query.lang === 'tl' ? 'tl' : 'en'
    const island = JSON.stringify({ ...told, language }).replace(/</g, '\\u003c')
    const view = 'stakes' in told ? (options.tables.get(told.game)?.view ?? 'table') : told.view
    const script = roundScripts[view]
    const policy =
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    return reply
      .headers({ 'content-security-policy': policy, 'cache-control': 'no-store' })
      .type('text/html; charset=utf-8')
      .send(
        `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>Round ${told.round.id}</title><link rel="icon" href="data:,"><script src="/view/roundTheme.js"></script><link rel="stylesheet" href="/view/round.css"></head><body><main id="round"><noscript><p>Please turn on JavaScript: this page draws the round again on your own device.</p></noscript></main><script type="application/json" id="told">${island}</script><script type="module" src="/view/${script}.js"></script></body></html>`,
      )
  })
}

function unknown(reply: FastifyReply): FastifyReply {
  return reply.code(404).send({ error: 'There is no such round.' })
}
