import type { AddressInfo } from 'node:net'
import { systemClock } from '../apps/server/platform/clock.ts'
import { createDatabase } from '../packages/postgres/index.ts'
import { createPlayer } from '../packages/testing/world/player.ts'
import type { Throughput } from './load/asker.ts'
import type { Bench } from './load/bench.ts'
import { median } from './load/figures.ts'
import { openGenerator } from './load/generator.ts'
import { openApiOn } from './load/openApi.ts'
import { numberOption } from './load/options.ts'
import { openPlace } from './load/place.ts'

const connections = 32

export const bench: Bench = {
  summary: "a member's own profile, with sessions remembered and asked for each time: [--rounds 7] [--ms 1500]",
  async run(options) {
    const place = await openPlace({ forTests: true })
    const generator = openGenerator()
    const sides: Side[] = []
    try {
      await createDatabase(place.url('postgres'), 'session')
      for (const remembersSessions of [false, true]) sides.push(await openSide(place.url('session'), remembersSessions))
      const [first] = sides
      if (!first) throw new Error('There is nobody to ask.')
      const { token } = await createPlayer(first.opened.db, systemClock)
      const round = { request: requestOf(token), connections, ms: numberOption(options, 'ms', 1500) }
      // The first round warms up. The sides take turns, so that what else the machine does hits both alike.
      for (let index = 0; index <= numberOption(options, 'rounds', 7); index++) {
        for (const { port, counts } of sides) {
          const counted = await generator.play({ ...round, port })
          counts.push(...(index > 0 ? [answersOf(counted)] : []))
        }
      }
    } finally {
      generator.close()
      for (const { opened } of sides) await opened.close()
      await place.remove()
    }
    const [asked = 0, remembered = 0] = sides.map(({ counts }) => median(counts))
    console.log(`asked for each time  ${asked.toFixed(0)} answers/s`)
    console.log(`remembered           ${remembered.toFixed(0)} answers/s`)
    console.log(`RATIO remembered-over-asked ${(remembered / asked).toFixed(2)}`)
    return 0
  },
}

function answersOf({ status, perSecond }: Throughput): number {
  if (status !== 200) throw new Error(`The profile was answered ${status}.`)
  return perSecond
}

interface Side {
  readonly opened: Awaited<ReturnType<typeof openApiOn>>
  readonly port: number
  readonly counts: number[]
}

async function openSide(url: string, remembersSessions: boolean): Promise<Side> {
  const opened = await openApiOn(url, { remembersSessions })
  await opened.api.app.listen({ host: '127.0.0.1', port: 0 })
  return { opened, port: (opened.api.app.server.address() as AddressInfo).port, counts: [] }
}

function requestOf(token: string): string {
  return `GET /member/detail HTTP/1.1\r\nHost: localhost\r\naccept: application/cbor\r\nt: ${token}\r\n\r\n`
}
