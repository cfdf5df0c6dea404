/**
 * Letters of five by seven dots, a row a pair of hexadecimal digits. They are drawn and not set: whichever fonts a
 * machine has, the same words stand in the picture.
 */
const letterRows: Readonly<Record<string, string>> = {
  A: '0e11111f111111',
  B: '1e11111e11111e',
  C: '0e11101010110e',
  D: '1e11111111111e',
  E: '1f10101e10101f',
  F: '1f10101e101010',
  G: '0e11101713110f',
  H: '1111111f111111',
  I: '0e04040404040e',
  J: '0702020202120c',
  K: '11121418141211',
  L: '1010101010101f',
  M: '111b1515111111',
  N: '11191513111111',
  O: '0e11111111110e',
  P: '1e11111e101010',
  Q: '0e11111115120d',
  R: '1e11111e141211',
  S: '0f10100e01011e',
  T: '1f040404040404',
  U: '1111111111110e',
  V: '11111111110a04',
  W: '1111111515150a',
  X: '11110a040a1111',
  Y: '11110a04040404',
  Z: '1f01020408101f',
  0: '0e11131519110e',
  1: '040c040404040e',
  2: '0e11010204081f',
  3: '1f02040201110e',
  4: '02060a121f0202',
  5: '1f101e0101110e',
  6: '0608101e11110e',
  7: '1f010204080808',
  8: '0e11110e11110e',
  9: '0e11110f01020c',
  '-': '0000001f000000',
  '/': '01010204081010',
  ':': '00040000040000',
  '.': '00000000000c0c',
  '@': '0e11171517100e',
  _: '0000000000001f',
}

const columns = 5
const height = 7

/** Where the dots of a text lie, counted from its upper left. What there is no letter for is left out. */
function dotsOf(text: string): { readonly dots: readonly (readonly [number, number])[]; readonly width: number } {
  const dots: [number, number][] = []
  const letters = Array.from(text.normalize('NFKD').toUpperCase()).filter(
    letter => letter === ' ' || letterRows[letter],
  )
  letters.forEach((letter, index) => {
    const drawn = Buffer.from(letterRows[letter] ?? '00'.repeat(height), 'hex')
    drawn.forEach((bits, y) => {
      for (let x = 0; x < columns; x++) {
        if (bits & (1 << (columns - 1 - x))) dots.push([index * (columns + 1) + x, y])
      }
    })
  })
  return { dots, width: letters.length * (columns + 1) }
}

/** A text as one path of squares with sides of `dot` pixels, and how wide it comes. */
export function drawnText(text: string, dot: number): { readonly path: string; readonly width: number } {
  const { dots, width } = dotsOf(text)
  return {
    path: dots.map(([x, y]) => `M${x * dot} ${y * dot}h${dot}v${dot}h-${dot}z`).join(''),
    width: width * dot,
  }
}
