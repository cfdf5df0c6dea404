import type { Locator } from 'playwright-core'
import decodeQR from 'qr/decode.js'
import sharp from 'sharp'

/** What a camera reads off a symbol on the screen. */
export async function readQr(symbol: Locator): Promise<string> {
  return readQrOf(await symbol.screenshot(), 600)
}

/** What a camera reads off a picture, as wide as it is held before the camera. */
export async function readQrOf(picture: Buffer, width: number): Promise<string> {
  const fit = { width, kernel: 'nearest', fit: 'contain' } as const
  const pixels = sharp(picture).ensureAlpha().resize(fit).raw()
  const { data, info } = await pixels.toBuffer({ resolveWithObject: true })
  return decodeQR({ width: info.width, height: info.height, data: new Uint8Array(data) })
}
