/** A symbol: true is dark. Rows from the top, each from the left. */
export type QrCode = readonly (readonly boolean[])[]

interface Size {
  /** In modules, along one side. */
  readonly side: number
  /** Where the one small square that sets it straight has its middle, where there is one. */
  readonly align?: number
  /** How much damage it bears, as the format says it: 0 is a seventh, 1 a fourteenth. */
  readonly level: 0 | 1
  readonly dataBytes: number
  readonly checkBytes: number
}

/** The sizes whose bytes are checked as one block, which is enough for an address. */
const sizes: readonly Size[] = [
  { side: 21, level: 0, dataBytes: 16, checkBytes: 10 },
  { side: 25, align: 18, level: 0, dataBytes: 28, checkBytes: 16 },
  { side: 29, align: 22, level: 0, dataBytes: 44, checkBytes: 26 },
  { side: 33, align: 26, level: 1, dataBytes: 80, checkBytes: 20 },
  { side: 37, align: 30, level: 1, dataBytes: 108, checkBytes: 26 },
]

const masks: readonly ((row: number, column: number) => boolean)[] = [
  (row, column) => (row + column) % 2 === 0,
  row => row % 2 === 0,
  (_row, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
]

/** A text as a QR code (ISO/IEC 18004, bytes), or nothing where it is longer than 106 bytes. */
export function qrCode(text: string): QrCode | undefined {
  const bytes = Buffer.from(text)
  const size = sizes.find(({ dataBytes }) => bytes.length <= dataBytes - 2)
  if (!size) return undefined
  const data = dataOf(bytes, size.dataBytes)
  const bits = [...data, ...checkOf(data, size.checkBytes)].flatMap(byte => bitsOf(byte, 8))
  const codes = masks.map((isTurned, mask) => draw(size, bits, { mask, isTurned }))
  return codes.toSorted((one, other) => penaltyOf(one) - penaltyOf(other))[0]
}

function bitsOf(value: number, count: number): number[] {
  return Array.from({ length: count }, (_, at) => (value >> (count - 1 - at)) & 1)
}

/** Four bits that say bytes follow, eight of how many, the bytes, and four of end; then filling. */
function dataOf(bytes: Uint8Array, length: number): number[] {
  const nibbles = [4, bytes.length >> 4, bytes.length & 15, ...[...bytes].flatMap(byte => [byte >> 4, byte & 15]), 0]
  const data: number[] = []
  for (let at = 0; at < nibbles.length; at += 2) data.push(((nibbles[at] ?? 0) << 4) | (nibbles[at + 1] ?? 0))
  for (let filled = 0; data.length < length; filled++) data.push(filled % 2 === 0 ? 0xec : 0x11)
  return data
}

/** Product of two bytes in the field that the check is reckoned in. */
function times(one: number, other: number): number {
  let product = 0
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >> 7) * 0x11d)
    product ^= ((other >> bit) & 1) * one
  }
  return product
}

/** The remainder by the generator, whose roots are the first powers of two (Reed-Solomon). */
function checkOf(data: readonly number[], count: number): number[] {
  let generator = [1]
  for (let at = 0, root = 1; at < count; at++, root = times(root, 2)) {
    const shifted = [...generator, 0]
    generator = shifted.map((value, place) => value ^ times(generator[place - 1] ?? 0, root))
  }
  const rest = Array.from({ length: count }, () => 0)
  for (const byte of data) {
    const factor = byte ^ (rest.shift() ?? 0)
    rest.push(0)
    for (const [at, value] of generator.slice(1).entries()) rest[at] = (rest[at] ?? 0) ^ times(value, factor)
  }
  return rest
}

interface Mask {
  readonly mask: number
  readonly isTurned: (row: number, column: number) => boolean
}

function draw(size: Size, bits: readonly number[], { mask, isTurned }: Mask): boolean[][] {
  const { side } = size
  const fixed: (boolean | undefined)[][] = Array.from({ length: side }, () => Array.from({ length: side }))
  function set(row: number, column: number, isDark: boolean): void {
    const line = fixed[row]
    if (line && column >= 0 && column < side) line[column] = isDark
  }
  drawFrame(size, set)
  drawFormat(size, mask, set)
  const code = fixed.map(line => line.map(Boolean))
  let next = 0
  for (const [row, column] of way(side)) {
    const line = code[row]
    if (!line || fixed[row]?.[column] !== undefined) continue
    line[column] = (bits[next++] === 1) !== isTurned(row, column)
  }
  return code
}

type SetModule = (row: number, column: number, isDark: boolean) => void

/** What every symbol has: three large squares in its corners, two dotted lines between them, and a small square. */
function drawFrame({ side, align }: Size, set: SetModule): void {
  for (let at = 0; at < side; at++) {
    set(6, at, at % 2 === 0)
    set(at, 6, at % 2 === 0)
  }
  for (const [row, column] of [
    [3, 3],
    [3, side - 4],
    [side - 4, 3],
  ] as const) {
    drawSquare([row, column], 4, set)
  }
  if (align !== undefined) drawSquare([align, align], 2, set)
}

/** Rings around a middle: dark but for the second and, of a large one, the outermost, which parts it from the rest. */
function drawSquare([middleRow, middleColumn]: readonly [number, number], reach: 2 | 4, set: SetModule): void {
  for (let row = -reach; row <= reach; row++) {
    for (let column = -reach; column <= reach; column++) {
      const ring = Math.max(Math.abs(row), Math.abs(column))
      set(middleRow + row, middleColumn + column, reach === 4 ? ring !== 2 && ring !== 4 : ring !== 1)
    }
  }
}

/** Level and mask, with a check of their own, written twice. */
function drawFormat({ side, level }: Size, mask: number, set: SetModule): void {
  const value = (level << 3) | mask
  let rest = value
  for (let step = 0; step < 10; step++) rest = (rest << 1) ^ ((rest >> 9) * 0x537)
  const bits = bitsOf(((value << 10) | rest) ^ 0x5412, 15).toReversed()
  for (const [at, bit] of bits.entries()) {
    const isDark = bit === 1
    // Around the square at the top left, past the dotted lines; then along the two others.
    if (at < 8) set(at < 6 ? at : at + 1, 8, isDark)
    else set(8, at === 8 ? 7 : 14 - at, isDark)
    if (at < 8) set(8, side - 1 - at, isDark)
    else set(side - 15 + at, 8, isDark)
  }
  set(side - 8, 8, true)
}

/** Two columns at once from the right, up and down in turns, leaving out the dotted one. */
function* way(side: number): Generator<readonly [row: number, column: number]> {
  for (let right = side - 1, isUp = true; right > 0; right -= 2, isUp = !isUp) {
    if (right === 6) right = 5
    for (let step = 0; step < side; step++) {
      const row = isUp ? side - 1 - step : step
      yield [row, right]
      yield [row, right - 1]
    }
  }
}

/** How hard a symbol is to read: long runs, blocks, what looks like a corner, and too much of one shade. */
function penaltyOf(code: QrCode): number {
  const columns = code.map((_, at) => code.map(line => line[at] === true))
  const lines = [...code, ...columns].map(line => line.map(isDark => (isDark ? '1' : '0')).join(''))
  let penalty = 0
  for (const line of lines) {
    for (const [run] of line.matchAll(/0{5,}|1{5,}/g)) penalty += run.length - 2
    for (let at = 0; at + 11 <= line.length; at++) {
      const part = line.slice(at, at + 11)
      if (part === '10111010000' || part === '00001011101') penalty += 40
    }
  }
  for (let row = 0; row + 1 < code.length; row++) {
    for (let column = 0; column + 1 < code.length; column++) {
      const [one, below] = [code[row], code[row + 1]]
      const shade = one?.[column]
      if ([one?.[column + 1], below?.[column], below?.[column + 1]].every(other => other === shade)) penalty += 3
    }
  }
  const dark = code.flat().filter(Boolean).length / code.length ** 2
  return penalty + Math.floor(Math.abs(dark * 20 - 10)) * 10
}
