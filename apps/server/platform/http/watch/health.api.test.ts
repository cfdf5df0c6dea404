import { openWorld, type World } from '@saya/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let world: World
let check: () => Promise<boolean> = async () => true
beforeAll(async () => {
  world = await openWorld({ parts: [{ name: 'broker', check: () => check() }] })
})
afterAll(() => world.close())

describe('readiness', () => {
  test('is 200 with each part when all work', async () => {
    const response = await fetch(`${world.url}/readyz`)
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({
      ready: true,
      parts: [
        { name: 'database', ready: true, state: 'green' },
        { name: 'broker', ready: true, state: 'green' },
      ],
    })
  })

  test.each([
    ['says no', async () => false],
    ['fails', () => Promise.reject<boolean>(new Error('broker at 10.0.0.7 refused'))],
    [
      'fails at once',
      () => {
        throw new Error('no broker')
      },
    ],
    ['does not say', () => new Promise<boolean>(() => {})],
  ])('is 503 when a part %s, and names it and nothing more', async (_how, broken: () => Promise<boolean>) => {
    check = broken
    const response = await fetch(`${world.url}/readyz`)
    check = async () => true
    expect(response.status).toBe(503)
    expect(await response.json()).toEqual({
      ready: false,
      parts: [
        { name: 'database', ready: true, state: 'green' },
        { name: 'broker', ready: false, state: 'red' },
      ],
    })
  })

  test('does not change whether the process serves', async () => {
    check = async () => false
    const response = await fetch(`${world.url}/healthz`)
    check = async () => true
    expect([response.status, await response.text()]).toEqual([200, 'ok'])
  })
})

describe('figures', () => {
  interface Sample {
    readonly name: string
    readonly labels: Readonly<Record<string, string>>
    readonly value: number
  }

  async function read(): Promise<{ samples: Sample[]; text: string; described: Set<string> }> {
    const response = await fetch(`${world.url}/metrics`)
    expect(response.headers.get('content-type')).toContain('text/plain; version=0.0.4')
    const text = await response.text()
    const described = new Set(
      [...text.matchAll(/^# TYPE (\S+) (?:counter|gauge|histogram|summary)$/gm)].map(([, name = '']) => name),
    )
    const lines = text.split('\n').filter(line => line !== '' && !line.startsWith('#'))
    return { text, described, samples: lines.map(parse) }
  }

  function parse(line: string): Sample {
    const match = /^([a-zA-Z_:][\w:]*)(?:\{(.*)\})? (\S+)$/.exec(line)
    if (!match) throw new Error(`This is no sample: ${line}`)
    const [, name = '', labels = '', value = ''] = match
    const pairs = [...labels.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g)].map(
      ([, label = '', text = '']) => [label, text] as const,
    )
    return {
      name,
      labels: Object.fromEntries(pairs),
      value: value === '+Inf' ? Number.POSITIVE_INFINITY : Number(value),
    }
  }

  test('can be read by a program, each with its type', async () => {
    const { samples, described } = await read()
    expect(samples.every(({ value }) => !Number.isNaN(value))).toBe(true)
    const undescribed = samples.filter(
      ({ name }) => !described.has(name) && !described.has(name.replace(/_(bucket|sum|count|total)$/, '')),
    )
    expect(undescribed).toEqual([])
    expect(described).toContain('http_request_seconds')
    expect(described).toContain('database_connections')
    expect(described).toContain('process_cpu_seconds_total')
  })

  test('count by route and never by address, so that invented addresses make no new figures, and tell of nobody', async () => {
    const ana = await world.player()
    for (let index = 0; index < 30; index++) {
      await fetch(`${world.url}/invented/${index}`)
      await fetch(`${world.url}/member/index/tag${index}?q=${index}`)
      await fetch(`${world.url}/member/detail`, { headers: { t: ana.token } })
    }
    const { samples, text } = await read()
    const requests = samples.filter(({ name }) => name === 'http_request_seconds_count')
    const routes = new Set(requests.map(({ labels }) => labels.route))
    expect(routes).toContain('/member/index/:tag')
    expect(routes).toContain('none')
    expect([...routes].filter(route => /invented|tag\d/.test(route ?? ''))).toEqual([])
    const detail = requests.find(({ labels }) => labels.route === '/member/detail')
    expect(detail).toMatchObject({ labels: { method: 'GET', status: '200' }, value: 30 })
    for (const secret of [ana.token, ana.phone, String(ana.uid), '127.0.0.1']) expect(text).not.toContain(secret)
  })
})
