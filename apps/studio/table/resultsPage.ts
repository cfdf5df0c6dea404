import type { FastifyInstance } from 'fastify'
import type { StudioOptions } from '../studioOptions.ts'
import { listResults } from './listResults.ts'

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** The results of a league for anybody: how its season stands and every match with its score, each leading to its own page. */
export function resultsPage(app: FastifyInstance, options: StudioOptions): void {
  app.get<{ Params: { code: string }; Querystring: { lang?: string } }>('/results/:code', async (req, reply) => {
    const { code } = req.params
    const table = options.tables.get(code)
    if (table?.view !== 'sports') return reply.code(404).send({ error: 'There is no such league.' })
    const language = req.query.lang === 'tl' ? 'tl' : 'en'
    const told = { game: code, language, ...(await listResults(options, code)) }
    const island = JSON.stringify(told).replace(/</g, '\\u003c')
    return reply
      .headers({ 'content-security-policy': policy, 'cache-control': 'no-store' })
      .type('text/html; charset=utf-8')
      .send(
        `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${table.names[language]}</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/view/round.css"></head><body><main id="round"><noscript><p>Please turn on JavaScript: this page writes the standings on your own device.</p></noscript></main><script type="application/json" id="told">${island}</script><script type="module" src="/view/leagueResults.js"></script></body></html>`,
      )
  })
}
