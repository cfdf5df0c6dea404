import type { Plane } from './plane.ts'

const reach = 45
/** What is darker than this share of the card's ground is dark itself, and no shadow: its grain stays small. */
const darkest = 0.6

/** Takes the light out of a picture: each pixel as a share of what is bright around it, so that a shadow has no edge. */
export function clearUp(picture: Plane, light: number): Plane {
  const { data, width, height } = picture
  // Twice makes the mean fall off softly, instead of ending at an edge of its own.
  const around = blurred({ ...picture, data: blurred(picture) })
  const out = new Uint8Array(data.length)
  for (let at = 0; at < data.length; at++) {
    const share = (data[at] as number) / Math.max(12, light * darkest, around[at] as number)
    out[at] = Math.max(0, Math.min(255, share * 190))
  }
  return { data: out, width, height }
}

function blurred({ data, width, height }: Plane): Uint8Array {
  return columns(rows(data, width, height), width, height)
}

function rows(data: Uint8Array, width: number, height: number): Uint8Array {
  const out = new Uint8Array(data.length)
  for (let y = 0; y < height; y++) slide(data, out, { start: y * width, step: 1, count: width })
  return out
}

function columns(data: Uint8Array, width: number, height: number): Uint8Array {
  const out = new Uint8Array(data.length)
  for (let x = 0; x < width; x++) slide(data, out, { start: x, step: width, count: height })
  return out
}

/** The mean of the pixels within reach, along one line. */
function slide(
  data: Uint8Array,
  out: Uint8Array,
  line: { readonly start: number; readonly step: number; readonly count: number },
) {
  const { start, step, count } = line
  let sum = 0
  let members = 0
  for (let at = 0; at < Math.min(reach, count); at++) {
    sum += data[start + at * step] as number
    members++
  }
  for (let at = 0; at < count; at++) {
    if (at + reach < count) {
      sum += data[start + (at + reach) * step] as number
      members++
    }
    if (at - reach - 1 >= 0) {
      sum -= data[start + (at - reach - 1) * step] as number
      members--
    }
    out[start + at * step] = sum / members
  }
}
