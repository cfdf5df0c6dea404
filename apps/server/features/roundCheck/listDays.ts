import { isDay } from '@saya/contract/day.ts'
import type { officeContract } from '@saya/contract/office.ts'
import { done } from '@saya/contract/outcome.ts'
import { formatPesos } from '@saya/money'
import type { Handler } from '../../platform/http/request/call.ts'
import { listDays as listRows } from './day.store.ts'
import type { RoundCheckDeps } from './deps.ts'

const place = /^(\d{4}-\d\d-\d\d) ([a-z0-9-]{2,40}) ([!-~]{1,64})$/

export function listDays({ db }: RoundCheckDeps): Handler<typeof officeContract.roundCheck.listDays> {
  return async ({ query: { provider, day, sort, cursor, page_size: size } }) => {
    const page = { last: readPlace(cursor), isDown: sort !== 'day', size: size + 1 }
    const rows = await db.app(tx => listRows(tx, { provider, day, ...page }))
    const shown = rows.slice(0, size)
    const last = rows.length > size ? shown.at(-1) : undefined
    const d = shown.map(row => ({
      provider: row.provider,
      day: row.name,
      game: row.game,
      there: side(row.there_rounds, row.there_bet, row.there_win),
      here: side(row.here_rounds, row.here_bet, row.here_win),
      made_at: Math.floor(row.made_at / 1000),
    }))
    return done({ d, t: d.length, ...(last ? { next: `${last.name} ${last.provider} ${last.game}` } : {}) })
  }
}

function readPlace(cursor: string) {
  const [, day = '', provider = '', game = ''] = place.exec(cursor) ?? []
  return isDay(day) ? { day, provider, game } : null
}

function side(rounds: bigint, bet: bigint, win: bigint) {
  return { rounds: Number(rounds), bet: formatPesos(bet), win: formatPesos(win) }
}
