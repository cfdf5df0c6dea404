import { inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { type Report, writeReport } from './writeReport.ts'

const report: Omit<Report, 'blocks'> = {
  title: 'Statement ₱',
  language: 'en',
  madeAtMs: Date.parse('2026-03-02T04:05:06Z'),
  footOf: page => `Page ${page}`,
}

async function write(blocks: Report['blocks']): Promise<{ pieces: number; raw: string; contents: string[] }> {
  const pieces: Buffer[] = []
  for await (const piece of writeReport({ ...report, blocks })) pieces.push(piece)
  const bytes = Buffer.concat(pieces)
  const raw = bytes.toString('latin1')
  const contents = [...raw.matchAll(/Filter\/FlateDecode>>\nstream\n/g)]
    .map(({ 0: { length }, index }) => inflateSync(bytes.subarray(index + length)).toString('latin1'))
    .filter(text => text.includes(' Tj ET'))
  return { pieces: pieces.length, raw, contents }
}

const rows = (count: number) => Array.from({ length: count }, (_, at) => ({ cells: [`Row ${at}`, `₱${at}.00`] }))

test('every object is where the end of the file says, and the document says what it is', async () => {
  const { raw } = await write([
    { kind: 'title', text: 'Statement ₱' },
    { kind: 'table', head: ['Item', 'Amount'], numbers: 1, rows: rows(3) },
  ])
  const [, from = ''] = /startxref\n(\d+)\n%%EOF\n$/.exec(raw) ?? []
  expect(raw.startsWith('xref\n', Number(from))).toBe(true)
  const places = [...raw.matchAll(/^(\d{10}) 00000 n /gm)].map(([, place]) => Number(place))
  expect(places.map((place, at) => raw.startsWith(`${at + 1} 0 obj\n`, place))).not.toContain(false)
  for (const part of ['/Marked true', '/Lang(en)', '/DisplayDocTitle true', 'CreationDate(D:20260302040506Z)']) {
    expect(raw).toContain(part)
  }
})

test('a long table goes on over pages: its head stands on each, and is told once to whoever listens', async () => {
  const { pieces, raw, contents } = await write([
    { kind: 'table', head: ['Item', 'Amount'], numbers: 1, rows: rows(450) },
  ])
  expect(contents.length).toBeGreaterThan(8)
  // Handed on while it is written, so that it is in no memory whole.
  expect(pieces).toBeGreaterThan(2)
  expect(raw.match(/\/Scope\/Column/g)).toHaveLength(2)
  expect(raw.match(/\/Scope\/Row/g)).toHaveLength(450)
  // Everything that is drawn belongs to a tag or is none of the text.
  for (const content of contents) {
    expect(content.match(/BDC|BMC/g)?.length).toBe(content.match(/EMC/g)?.length)
    expect(content.match(/\/Artifact BMC\nBT/g)).not.toBeNull()
  }
})

test('a long text is broken between words and stays between the margins', async () => {
  const { contents } = await write([{ kind: 'text', text: 'walang hanggan '.repeat(40).trim() }])
  expect(contents[0]?.match(/ Tj ET/g)?.length).toBeGreaterThan(4)
})

test('a letter that the face has not is shown as a question mark', async () => {
  const [plain] = (await write([{ kind: 'text', text: '?' }])).contents
  const [strange] = (await write([{ kind: 'text', text: '漢' }])).contents
  expect(strange).toBe(plain)
})
