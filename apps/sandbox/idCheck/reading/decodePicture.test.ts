import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { decodePicture } from './decodePicture.ts'

function blank(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: '#c0c0c0' } })
}

/** A PNG that says it is large and packs to almost nothing. */
function bomb(side: number): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(side, 0)
  head.writeUInt32BE(side, 4)
  head.set([8, 0, 0, 0, 0], 8)
  const rows = deflateSync(Buffer.alloc(1024 * 1024))
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(name: string, content: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(content.length)
  return Buffer.concat([length, Buffer.from(name), content, Buffer.alloc(4)])
}

test.each(['jpeg', 'png', 'webp'] as const)('a %s is opened, made grey and encoded anew', async format => {
  const decoded = await decodePicture(await blank(2400, 1200).toFormat(format).toBuffer())
  expect([decoded?.grey.width, decoded?.grey.height]).toEqual([1800, 900])
  expect(decoded?.small.width).toBe(320)
  expect((await sharp(decoded?.photo).metadata()).format).toBe('jpeg')
})

test('what a camera writes beside a picture is gone, and its turn is made', async () => {
  const exif = { IFD0: { Copyright: 'Somebody' }, IFD3: { GPSLatitudeRef: 'N' } }
  const taken = await blank(800, 600).withMetadata({ orientation: 6 }).withExifMerge(exif).jpeg().toBuffer()
  const decoded = await decodePicture(taken)
  const { exif: left, width, height } = await sharp(decoded?.photo).metadata()
  expect(left).toBeUndefined()
  expect([width, height]).toEqual([600, 800])
})

test.each([
  ['a text', () => Buffer.from('this is no picture at all')],
  ['nothing', () => Buffer.alloc(0)],
  ['a drawing', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>')],
  ['a bomb', () => bomb(60_000)],
  ['a broken one', () => Buffer.concat([Buffer.from('ffd8ffe000104a46', 'hex'), Buffer.alloc(500, 7)])],
  ['more than 8 MB', () => Buffer.concat([Buffer.from('ffd8ff', 'hex'), Buffer.alloc(9 * 1024 * 1024)])],
])('%s is no picture', async (_, make) => expect(await decodePicture(make())).toBeUndefined())

test('a stamp is too small to be read', async () => {
  expect(await decodePicture(await blank(200, 150).png().toBuffer())).toBeUndefined()
})
