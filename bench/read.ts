import type { AddressInfo } from 'node:net'
import { parseArgs } from 'node:util'
import type { Bench } from './load/bench.ts'
import { openGenerator } from './load/generator.ts'
import { openApi } from './load/openApi.ts'

const targets = {
  empty: '/bench/empty',
  home: '/member/index',
  games: '/member/game/list?page=1&page_size=15&sorting=sorting:desc',
} as const

type Target = keyof typeof targets

const connections = 32
/** Less than this of what an empty handler answers, and the bench has failed. */
const leastRatio = 0.6

export const bench: Bench = {
  summary: 'answers that are the same for everyone, against an empty handler: [--rounds 7] [--ms 1500]',
  async run(args) {
    const { values } = parseArgs({
      args: [...args],
      options: { rounds: { type: 'string', default: '7' }, ms: { type: 'string', default: '1500' } },
    })
    const opened = await openApi()
    const { app } = opened.api
    // Behind the same hooks as every call, and with nothing of its own.
    app.get(targets.empty, (_req, reply) => reply.send(''))
    await app.listen({ host: '127.0.0.1', port: 0 })
    const { port } = app.server.address() as AddressInfo
    const generator = openGenerator()
    const counts: Record<Target, number[]> = { empty: [], home: [], games: [] }
    async function count(target: Target): Promise<number> {
      const counted = await generator.play({ port, request: requestOf(target), connections, ms: Number(values.ms) })
      if (counted.status !== 200) throw new Error(`${targets[target]} answered ${counted.status}.`)
      return counted.perSecond
    }
    try {
      // The first round warms up. In each the targets take turns, so that what else the machine does hits all alike.
      for (let round = 0; round <= Number(values.rounds); round++) {
        for (const target of Object.keys(targets) as Target[]) {
          const perSecond = await count(target)
          counts[target].push(...(round > 0 ? [perSecond] : []))
        }
      }
    } finally {
      generator.close()
      await opened.close()
    }
    const empty = median(counts.empty)
    for (const target of Object.keys(targets) as Target[]) {
      const perSecond = median(counts[target])
      console.log(
        `${target.padEnd(6)} ${perSecond.toFixed(0).padStart(7)} answers/s  ${(perSecond / empty).toFixed(3)}`,
      )
    }
    const ratio = Math.min(median(counts.home), median(counts.games)) / empty
    console.log(`RATIO read-over-empty ${ratio.toFixed(3)}`)
    return ratio < leastRatio ? 1 : 0
  },
}

/** As the player app asks, byte for byte. */
function requestOf(target: Target): string {
  const headers = [
    'Host: slots.localhost',
    'accept: application/cbor',
    'accept-encoding: gzip, deflate, br, zstd',
    'd: 25',
    'lang: en_US',
    't: ',
    'user-agent: Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Mobile Safari/537.36',
    'sec-fetch-site: same-origin',
    'sec-fetch-mode: cors',
  ]
  return `GET ${targets[target]} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n`
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}
