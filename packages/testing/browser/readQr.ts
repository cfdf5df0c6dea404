import type { Locator } from 'playwright-core'
import decodeQR from 'qr/decode.js'
import sharp from 'sharp'

/** What a camera reads off a symbol on the screen. */
export async function readQr(symbol: Locator): Promise<string> {
  const picture = sharp(await symbol.screenshot())
    .ensureAlpha()
    .resize(600, 600, { kernel: 'nearest' })
    .raw()
  const { data, info } = await picture.toBuffer({ resolveWithObject: true })
  return decodeQR({ width: info.width, height: info.height, data: new Uint8Array(data) })
}
