import { manilaDay } from '@saya/money'
import { systemClock } from '../../apps/server/platform/clock.ts'
import { approve, promotionDesk } from '../../packages/testing/desk/promotionDesk.ts'
import { createPlayer, type Player } from '../../packages/testing/world/player.ts'
import { median, table } from '../load/figures.ts'
import { openApi } from '../load/openApi.ts'
import { openRawCaller, type RawCaller, writeRequest } from '../load/rawCaller.ts'
import { numberOption } from '../load/options.ts'

const goalMs = 1000
const claimants = 200
const cap = 10

/** Two hundred members claim one gift at the same moment, of which there are ten. Answers whether ten came of it, in time. */
export async function measureCap(args: readonly string[]): Promise<boolean> {
  const rounds = numberOption(args, 'rounds', 10)
  const { api, db, close } = await openApi()
  try {
    const url = await api.app.listen({ host: '127.0.0.1', port: 0 })
    const workplace = { db, clock: systemClock }
    const desk = await promotionDesk({ ...workplace, url })
    const crowd: Player[] = []
    for (let at = 0; at < claimants; at++) {
      const player = await createPlayer(db, systemClock, { kyc: 'fully_kyc' })
      await approve(workplace, player)
      crowd.push(player)
    }
    const caller = openRawCaller(Number(new URL(url).port))
    const times: { readonly given: number; readonly all: number }[] = []
    let isRight = true
    for (let round = -1; round < rounds; round++) {
      // A peso each, so that no ID comes to its cap of a month; on one day, so that the brake lets all of it be given.
      const id = await desk.live({
        terms: { amount: '1' },
        budget: String(cap),
        last_day: manilaDay(systemClock.now()),
      })
      const startedAt = performance.now()
      const answers = await Promise.all(
        crowd.map(async player => ({ code: await claim(caller, id, player), ms: performance.now() - startedAt })),
      )
      const given = answers.filter(({ code }) => code === 'given')
      const late = answers.find(({ code }) => code !== 'given' && code !== 'promotion_used_up')
      if (round >= 0) times.push({ given: lastOf(given), all: lastOf(answers) })
      if (given.length !== cap || late)
        console.log(`${given.length} were given, and one was told ${late?.code ?? '-'}.`)
      isRight &&= given.length === cap && !late
      await desk.stop(id)
    }
    caller.close()
    const [given, all] = [times.map(time => time.given), times.map(time => time.all)]
    console.log(
      table([
        [`${claimants} claims at once on ${cap}, ${rounds} rounds`, 'median, ms', 'worst, ms'],
        ['the ten are given', median(given).toFixed(0), Math.max(...given).toFixed(0)],
        ['all are answered', median(all).toFixed(0), Math.max(...all).toFixed(0)],
      ]),
    )
    return isRight && Math.max(...given) <= goalMs
  } finally {
    await close()
  }
}

const lastOf = (answers: readonly { readonly ms: number }[]) => Math.max(...answers.map(({ ms }) => ms))

async function claim(caller: RawCaller, id: string, { uid, token }: Player): Promise<string> {
  const headers = { t: token, accept: 'application/json', 'idempotency-key': `${id}-${uid}` }
  const answer = await caller.send(writeRequest('/promo/claim', headers, JSON.stringify({ id })))
  const { code = 'given' } = JSON.parse(answer.slice(answer.indexOf('\r\n\r\n') + 4)) as { code?: string }
  return code
}
