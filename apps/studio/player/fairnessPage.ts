import type { FastifyInstance } from 'fastify'
import { sayIn } from '../../../games/slots/view/sayIn.ts'
import { sayInLeague } from '../../../games/sports/view/sayInLeague.ts'
import { sayAtTable } from '../../../games/tables/view/sayAtTable.ts'

const policy =
  "default-src 'none'; style-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

const words = {
  en: {
    title: 'How results are decided and verified',
    alone: 'Single-player games',
    tables: 'Tables',
    leagues: 'Virtual sports',
    check: 'Verify a round',
    checkWhy:
      'Open the round in your bet records and tap Verify this round. Your device draws the round again from the server seed, the client seed and the nonce, and compares every draw.',
  },
  tl: {
    title: 'Paano lumalabas at bine-verify ang mga resulta',
    alone: 'Mga single-player na laro',
    tables: 'Mga table',
    leagues: 'Virtual sports',
    check: 'I-verify ang isang round',
    checkWhy:
      'Buksan ang round sa mga taya mo at i-tap ang I-verify ang round na ito. Ida-draw muli ng device mo ang round mula sa server seed, client seed at nonce, at ikukumpara ang bawat draw.',
  },
} as const

/** What the studio promises of every round, for whoever wants to know before they play. It needs no script. */
export function fairnessPage(app: FastifyInstance): void {
  app.get<{ Querystring: { lang?: string; theme?: string } }>('/fairness', async (req, reply) => {
    const language = req.query.lang === 'tl' ? 'tl' : 'en'
    const { theme } = req.query
    const look = theme === 'light' || theme === 'dark' ? ` data-theme="${theme}"` : ''
    const { title, alone, tables, leagues, check, checkWhy } = words[language]
    const parts = [
      [alone, sayIn(language)('fairnessWhy')],
      [tables, sayAtTable(language)('fairnessWhy')],
      [leagues, sayInLeague(language)('fairnessWhy')],
      [check, checkWhy],
    ]
    const body = parts.map(([head, text]) => `<h2>${head}</h2><p>${text}</p>`).join('')
    return reply
      .headers({ 'content-security-policy': policy, 'cache-control': 'public, max-age=300' })
      .type('text/html; charset=utf-8')
      .send(
        `<!doctype html><html lang="${language}"${look}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/view/round.css"></head><body><main id="round"><h1>${title}</h1>${body}</main></body></html>`,
      )
  })
}
