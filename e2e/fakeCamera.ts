import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const width = 640
const height = 480
const framesPerSecond = 10

interface Pose {
  readonly seconds: number
  readonly centre: number
  readonly reach: number
}

/** Somebody who rests, turns to one side and back, comes closer and goes back, again and again. */
const poses: readonly Pose[] = [
  { seconds: 1.2, centre: 320, reach: 1 },
  { seconds: 0.8, centre: 480, reach: 1 },
  { seconds: 1.2, centre: 320, reach: 1 },
  { seconds: 0.8, centre: 320, reach: 1.85 },
]

export interface FakeCamera {
  /** What a browser is started with to see it. */
  readonly arguments: readonly string[]
  remove(): Promise<void>
}

/** A camera that shows a person made of an oval before a wall, sharp and in good light. */
export async function fakeCamera(): Promise<FakeCamera> {
  const folder = await mkdtemp(join(tmpdir(), 'saya-camera-'))
  const file = join(folder, 'person.y4m')
  const header = Buffer.from(`YUV4MPEG2 W${width} H${height} F${framesPerSecond}:1 Ip A1:1 C420mpeg2\n`)
  const frames = poses.flatMap(pose => {
    const frame = Buffer.concat([Buffer.from('FRAME\n'), drawFrame(pose)])
    return Array.from({ length: pose.seconds * framesPerSecond }, () => frame)
  })
  await writeFile(file, Buffer.concat([header, ...frames]))
  return {
    arguments: [
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      `--use-file-for-fake-video-capture=${file}`,
    ],
    remove: () => rm(folder, { recursive: true }),
  }
}

/** Brightness first, then the two planes of colour, which are grey. */
function drawFrame({ centre, reach }: Pose): Buffer {
  const frame = Buffer.alloc((width * height * 3) / 2, 128)
  for (let at = 0; at < width * height; at++) {
    const x = at % width
    const y = Math.floor(at / width)
    const isHead = Math.hypot((x - centre) / 128, (y - 240) / 96) < reach
    const isMarked = ((x >> 3) + (y >> 3)) % 2 === 0
    frame[at] = (isHead ? 170 : 70) + (isMarked ? 22 : 0)
  }
  return frame
}
