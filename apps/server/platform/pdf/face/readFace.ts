import { inflateSync } from 'node:zlib'

/** A TrueType face, as far as a PDF asks about it. Lengths are in thousandths of the size of a letter. */
export interface Face {
  readonly name: string
  readonly deflated: Buffer
  /** How long it is once it is inflated. */
  readonly length: number
  readonly box: readonly [number, number, number, number]
  readonly ascent: number
  readonly descent: number
  /** How wide each glyph is, by its number. */
  readonly widths: readonly number[]
  /** The glyph of each letter, by the letter's code. */
  readonly glyphs: ReadonlyMap<number, number>
}

/** Reads a face that is kept deflated and in base64. Its letters are in the table of format 4 that every browser's face has. */
export function readFace(name: string, text: string): Face {
  const deflated = Buffer.from(text, 'base64')
  const bytes = inflateSync(deflated)
  const table = tablesOf(bytes)
  const [head, hhea] = [table('head'), table('hhea')]
  const perEm = head.readUInt16BE(18)
  const scaled = (size: number) => Math.round((size * 1000) / perEm)
  const boxAt = (at: number) => scaled(head.readInt16BE(at))
  return {
    name,
    deflated,
    length: bytes.length,
    box: [boxAt(36), boxAt(38), boxAt(40), boxAt(42)],
    ascent: scaled(hhea.readInt16BE(4)),
    descent: scaled(hhea.readInt16BE(6)),
    widths: widthsOf(table('hmtx'), hhea.readUInt16BE(34)).map(scaled),
    glyphs: glyphsOf(table('cmap')),
  }
}

function tablesOf(bytes: Buffer): (name: string) => Buffer {
  const places = new Map<string, Buffer>()
  const count = bytes.readUInt16BE(4)
  for (let at = 12; at < 12 + count * 16; at += 16) {
    const [from, length] = [bytes.readUInt32BE(at + 8), bytes.readUInt32BE(at + 12)]
    places.set(bytes.toString('latin1', at, at + 4), bytes.subarray(from, from + length))
  }
  return name => {
    const found = places.get(name)
    if (!found) throw new Error(`The face has no table ${name}.`)
    return found
  }
}

function widthsOf(hmtx: Buffer, count: number): number[] {
  return Array.from({ length: count }, (_, at) => hmtx.readUInt16BE(at * 4))
}

function glyphsOf(cmap: Buffer): ReadonlyMap<number, number> {
  const table = cmap.subarray(cmap.readUInt32BE(8))
  if (table.readUInt16BE(0) !== 4) throw new Error('The letters of the face are in no table of format 4.')
  const glyphs = new Map<number, number>()
  const segments = table.readUInt16BE(6) / 2
  for (let segment = 0; segment < segments; segment++) readSegment(table, { segment, segments }, glyphs)
  return glyphs
}

interface Place {
  readonly segment: number
  readonly segments: number
}

function readSegment(table: Buffer, { segment, segments }: Place, glyphs: Map<number, number>): void {
  const at = (part: number) => 14 + part * segments * 2 + segment * 2 + (part > 0 ? 2 : 0)
  const [last, first] = [table.readUInt16BE(at(0)), table.readUInt16BE(at(1))]
  const [delta, range] = [table.readUInt16BE(at(2)), table.readUInt16BE(at(3))]
  for (let code = first; code <= last && code !== 0xffff; code++) {
    const plain = range === 0 ? code : table.readUInt16BE(at(3) + range + (code - first) * 2)
    const glyph = plain === 0 ? 0 : (plain + delta) % 0x1_0000
    if (glyph !== 0) glyphs.set(code, glyph)
  }
}
