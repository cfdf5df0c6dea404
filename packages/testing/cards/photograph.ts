import sharp from 'sharp'
import { type Corners, homography, type Point, project } from '../../../apps/sandbox/idCheck/reading/homography.ts'
import { seededRandom, type SeededRandom } from '../simulation/seededRandom.ts'
import type { DrawnCard } from './drawCard.ts'

export type Light = 'even' | 'dim' | 'side'

export interface Shot {
  readonly seed: number
  readonly light?: Light
  /** How far the card lies askew, in degrees; a hand holds a phone within about twelve. */
  readonly turned?: number
  /** How much nearer one edge is than its opposite, as a share of the card. */
  readonly tilt?: number
  /** How soft the picture is: the radius of the blur in pixels of a picture 1600 wide. */
  readonly blur?: number
  /** How far a pixel strays, of 255. */
  readonly noise?: number
  /** How much of the picture's width the card takes up. */
  readonly fill?: number
  /** How far the card is moved out of the middle, as a share of the picture's width. */
  readonly shift?: number
  /** How bright it is: 1 as the light has it. */
  readonly brightness?: number
  /** A lamp mirrored in the card's foil. */
  readonly glare?: boolean
  readonly width?: number
  readonly height?: number
}

interface Raster {
  readonly data: Uint8Array
  readonly width: number
  readonly height: number
}

/** A picture of a card lying on a table, as a phone would take it: a JPEG, the same one for the same wishes. */
export async function photograph(card: DrawnCard, shot: Shot): Promise<Buffer> {
  const { width = 1600, height = 1200, blur = 0 } = shot
  const random = seededRandom(shot.seed + 101)
  const face = await raster(card)
  const picture = lay(face, { ...shot, width, height }, random)
  const raw = { raw: { width, height, channels: 3 as const } }
  let image = sharp(picture, raw)
  if (blur > 0)
    image = sharp(
      await image
        .blur(Math.max(0.3, blur * (width / 1600)))
        .raw()
        .toBuffer(),
      raw,
    )
  const soft = new Uint8Array(await image.raw().toBuffer())
  if (shot.glare) shine(soft, { width, height }, random)
  if (shot.noise) sprinkle(soft, shot.noise, random)
  return sharp(soft, raw).jpeg({ quality: 82, chromaSubsampling: '4:2:0' }).toBuffer()
}

async function raster({ svg, width, height }: DrawnCard): Promise<Raster> {
  const { data, info } = await sharp(Buffer.from(svg), { density: 72 * 1.6 })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width || width, height: info.height || height }
}

/** Looks through every pixel of the picture at the card, and past it at the table. */
function lay(
  face: Raster,
  shot: Shot & { readonly width: number; readonly height: number },
  random: SeededRandom,
): Uint8Array {
  const { width, height, light = 'even', brightness = 1 } = shot
  const corners = cornersOf(face, shot, random)
  const back = homography(corners, [
    { x: 0, y: 0 },
    { x: face.width, y: 0 },
    { x: face.width, y: face.height },
    { x: 0, y: face.height },
  ])
  const table = random.pick([
    [74, 62, 54],
    [52, 58, 66],
    [96, 74, 50],
    [40, 52, 46],
    [120, 112, 104],
  ] as const)
  const out = new Uint8Array(width * height * 3)
  const grain = random.between(3, 9)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 3
      const seen = project(back, x + 0.5, y + 0.5)
      const shade = brightness * lit(light, x / width, y / height)
      const wood = ((Math.sin(x / grain + Math.sin(y / 37) * 3) + Math.sin(y / 3)) * 3) | 0
      const ground = table.map(channel => channel + wood)
      for (const [channel, colour] of colourAt(face, seen, ground).entries()) {
        out[at + channel] = clamp(colour * shade * tint(light, channel))
      }
    }
  }
  return out
}

function cornersOf(
  { width, height }: Raster,
  shot: Shot & { readonly width: number; readonly height: number },
  random: SeededRandom,
): Corners {
  const { turned = 0, tilt = 0, fill = 0.78, shift = 0 } = shot
  const scale = (fill * shot.width) / width
  const angle = (turned * Math.PI) / 180
  const middle = { x: shot.width * (0.5 + shift), y: shot.height * (0.5 + shift * 0.3) }
  const [near, far] = random.isOnceIn(2) ? [1 + tilt, 1 - tilt] : [1 - tilt, 1 + tilt]
  function corner(right: number, down: number): Point {
    const x = right * (width / 2) * scale * (down < 0 ? far : near)
    const y = down * (height / 2) * scale * (right < 0 ? 1 + tilt / 2 : 1 - tilt / 2)
    return {
      x: middle.x + x * Math.cos(angle) - y * Math.sin(angle),
      y: middle.y + x * Math.sin(angle) + y * Math.cos(angle),
    }
  }
  return [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)]
}

function lit(light: Light, right: number, down: number): number {
  if (light === 'dim') return 0.5 + 0.06 * right
  if (light === 'side') return 0.62 + 0.5 * right - 0.12 * down
  return 0.96 + 0.06 * (1 - down)
}

function tint(light: Light, channel: number): number {
  return light === 'dim' ? ([1.06, 0.98, 0.86][channel] ?? 1) : 1
}

/** The card's colour between its four nearest pixels, over the table where the card ends. */
function colourAt({ data, width, height }: Raster, { x, y }: Point, ground: readonly number[]): readonly number[] {
  const [left, top] = [Math.floor(x - 0.5), Math.floor(y - 0.5)]
  if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) return ground
  const [right, down] = [x - 0.5 - left, y - 0.5 - top]
  const at = (top * width + left) * 4
  const below = at + width * 4
  const weights = [(1 - right) * (1 - down), right * (1 - down), (1 - right) * down, right * down] as const
  const places = [at, at + 4, below, below + 4] as const
  return ground.map((shade, channel) => {
    let sum = 0
    for (let corner = 0; corner < 4; corner++) {
      const place = places[corner] as number
      const alpha = (data[place + 3] as number) / 255
      sum += (weights[corner] as number) * ((data[place + channel] as number) * alpha + shade * (1 - alpha))
    }
    return sum
  })
}

/** Burns a bright spot into the middle of the picture: what lies under it cannot be seen any more. */
function shine(picture: Uint8Array, { width, height }: Omit<Raster, 'data'>, random: SeededRandom): void {
  const [middleX, middleY] = [width * (0.45 + random.share() * 0.2), height * (0.42 + random.share() * 0.16)]
  const [reachX, reachY] = [width * 0.32, height * 0.26]
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const away = ((x - middleX) / reachX) ** 2 + ((y - middleY) / reachY) ** 2
      if (away > 2) continue
      const added = 400 * Math.exp(-away * 1.6)
      const at = (y * width + x) * 3
      for (let channel = 0; channel < 3; channel++)
        picture[at + channel] = clamp((picture[at + channel] as number) + added)
    }
  }
}

/** The grain of a small sensor: the sum of four even chances is near enough to a bell. */
function sprinkle(picture: Uint8Array, noise: number, random: SeededRandom): void {
  for (let at = 0; at < picture.length; at++) {
    const stray = (random.share() + random.share() + random.share() + random.share() - 2) * 1.73 * noise
    picture[at] = clamp((picture[at] as number) + stray)
  }
}

function clamp(value: number): number {
  return value < 0 ? 0 : value > 255 ? 255 : Math.round(value)
}
