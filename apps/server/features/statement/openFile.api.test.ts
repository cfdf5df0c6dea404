import { ask, figureTools, openWorld, type Player, type World } from '@saya/testing'
import { inflateSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'

const peso = 10_000n
const cookie = `device=${'a'.repeat(43)}`
let world: World
let on: ReturnType<typeof figureTools>
let ana: Player
beforeAll(async () => {
  world = await openWorld()
  on = figureTools(world)
  ana = await world.player({ kyc: 'fully_kyc' })
  await on.move(ana, { act: 'deposit', gateway: 1, amount: 1000n * peso })
  await on.play(ana, { bet: 10n, win: 25n })
  await on.move(ana, { act: 'voucher', amount: 50n * peso })
  await on.move(ana, { act: 'withdrawal_hold', amount: 20n * peso })
  await on.read()
})
afterAll(() => world.close())

interface Wish {
  readonly month?: string
  readonly format?: 'csv' | 'pdf'
  readonly lang?: 'en' | 'tl'
}

function openAs({ token }: Player, { month = '2026-03', format = 'csv', lang = 'en' }: Wish = {}) {
  const body = { month, format, lang }
  return ask(world, 'POST /member/statement/file', { body }, { token, headers: { cookie } })
}
const fetchFile = (address: string, from = cookie) => fetch(`${world.url}${address}`, { headers: { cookie: from } })

async function file(wish: Wish): Promise<Response> {
  return fetchFile((await openAs(ana, wish)).data.address)
}

/** The letters of a PDF, as a reader finds them: by the table that says which letter a glyph stands for. */
function textOf(pdf: Buffer): string {
  const streams = [...pdf.toString('latin1').matchAll(/Filter\/FlateDecode[^>]*>>\nstream\n/g)].map(
    ({ 0: { length }, index }) => inflateSync(pdf.subarray(index + length)).toString('latin1'),
  )
  const letters = new Map(
    streams
      .filter(text => text.includes('beginbfchar'))
      .flatMap(text => [...text.matchAll(/<(\w{4})><(\w{4})>/g)].map(([, glyph, letter]) => [glyph, letter] as const)),
  )
  const write = (hex: string) =>
    (hex.match(/.{4}/g) ?? [])
      .map(glyph => String.fromCharCode(Number.parseInt(letters.get(glyph) ?? '3f', 16)))
      .join('')
  const drawn = streams.filter(text => text.includes(' Tj ET'))
  return drawn.flatMap(text => [...text.matchAll(/<(\w+)> Tj/g)].map(([, hex = '']) => write(hex))).join('\n')
}

test('the CSV has every amount, adds up, and is saved under the month’s name [SAFE-39]', async () => {
  const answer = await file({})
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="saya-statement-2026-03.csv"',
    'cache-control': 'no-store',
  })
  const rows = (await answer.text())
    .trimEnd()
    .split('\r\n')
    .map(line => line.split(','))
  expect(rows[0]).toEqual(['Section', 'Date and time', 'Item', 'Amount', 'Balance'])
  for (const cell of rows.flat()) expect(cell).not.toMatch(/^[=+@\t]|^-(?!\d+\.\d+$)/)
  const balance = rows.filter(([section]) => section === 'Balance').map(([, , , amount]) => Number(amount))
  expect(balance.slice(0, -1).reduce((sum, amount) => sum + amount, 0)).toBe(balance.at(-1))
  const [change, at] = ['Every change beside bets and wins', '2026-03-02 12:00']
  expect(rows.filter(([section]) => section === change)).toEqual([
    [change, at, 'Deposit', '1000.00', '1000.00'],
    [change, at, 'Voucher', '50.00', '1065.00'],
    [change, at, 'Withdraw', '-20.00', '1045.00'],
  ])
})

test('the PDF is text in a face of its own, tagged and in its language, with pesos in both languages [SAFE-40]', async () => {
  const answer = await file({ format: 'pdf' })
  expect(answer.headers.get('content-type')).toBe('application/pdf')
  const pdf = Buffer.from(await answer.arrayBuffer())
  const raw = pdf.toString('latin1')
  expect(raw).toMatch(/^%PDF-1\.7/)
  for (const part of ['/Marked true', '/Lang(en)', '/S/H1', '/S/Table', '/S/TH', '/FontFile2', '/ToUnicode']) {
    expect(raw).toContain(part)
  }
  const text = textOf(pdf)
  for (const words of [
    'Statement for March 2026',
    'Closing balance',
    '₱1,045.00',
    '+\u2009₱15.00',
    'March 2, 2026, 12:00 PM',
  ]) {
    expect(text).toContain(words)
  }
  // Enough of the number to know it by, and no more.
  expect(text).toContain(`${ana.phone.slice(0, 3)}***${ana.phone.slice(-4)}`)
  expect(text).not.toContain(ana.phone)
  const tagalog = Buffer.from(await (await file({ format: 'pdf', lang: 'tl' })).arrayBuffer())
  expect(tagalog.toString('latin1')).toContain('/Lang(fil)')
  expect(textOf(tagalog)).toContain('Balanse sa dulo')
  const places = [...raw.matchAll(/^(\d{10}) 00000 n /gm)].map(([, place]) => Number(place))
  expect(places.map((place, at) => raw.startsWith(`${at + 1} 0 obj\n`, place))).not.toContain(false)
})

test('an address opens in its own browser, for two minutes, while its member is signed in, and nobody can make one [SAFE-41]', async () => {
  const { address } = (await openAs(ana)).data
  expect((await fetchFile(address)).status).toBe(200)
  expect((await fetchFile(address, `device=${'b'.repeat(43)}`)).status).toBe(404)
  expect((await fetchFile(address.replace(/.{4}$/, 'AAAA'))).status).toBe(404)
  expect(address).not.toContain(String(ana.uid))
  world.clock.advance(2 * 60_000 - 1000)
  expect((await fetchFile(address)).status).toBe(200)
  world.clock.advance(1000)
  expect((await fetchFile(address)).status).toBe(404)
  const later = (await openAs(ana)).data.address
  await ask(world, 'POST /member/logout', {}, ana)
  expect((await fetchFile(later)).status).toBe(404)
})

test('more than thirty files an hour are refused, and so are a month without a statement and a guest [SAFE-41]', async () => {
  const ben = await world.player({ kyc: 'fully_kyc' })
  expect(await openAs(ben, { month: '2026-02' })).toMatchObject({ status: 404, code: 'statement_not_found' })
  for (let file = 0; file < 30; file++) expect((await openAs(ben)).status).toBe(200)
  expect(await openAs(ben)).toMatchObject({ status: 429, code: 'statement_files_full' })
  world.clock.advance(3_600_000)
  expect((await openAs(ben)).status).toBe(200)
  expect(await ask(world, 'POST /member/statement/file', { body: { month: '2026-03', format: 'csv' } })).toMatchObject({
    status: 401,
  })
})
