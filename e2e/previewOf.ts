import { readSize } from '@saya/testing'
import type { Page } from 'playwright-core'

/** The line of a link's preview, for whoever reads it with these cookies. */
export async function lineOf(address: string, cookie = ''): Promise<string> {
  const html = await (await fetch(address, { headers: { accept: 'text/html', cookie } })).text()
  return /<meta property="og:description" content="([^"]+)">/.exec(html)?.[1] ?? ''
}

/** What a chat, which has no cookies, shows of a link: its title and line, and the picture beside it as it is on its site. */
export async function previewOf(page: Page, address: string) {
  const html = await page.evaluate(async path => {
    return (await fetch(path, { headers: { accept: 'text/html' }, credentials: 'omit' })).text()
  }, new URL(address).pathname + new URL(address).search)
  const [, title] = /<meta property="og:title" content="([^"]+)">/.exec(html) ?? []
  const [, line = ''] = /<meta property="og:description" content="([^"]+)">/.exec(html) ?? []
  const [, said] = /<meta property="og:url" content="([^"]+)">/.exec(html) ?? []
  const [, image = ''] = /<meta property="og:image" content="([^"]+)">/.exec(html) ?? []
  const picture = await page.evaluate(async path => {
    const bytes = new Uint8Array(await (await fetch(path)).arrayBuffer())
    return btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join(''))
  }, new URL(image).pathname)
  const { format, width } = await readSize(Buffer.from(picture, 'base64'))
  return {
    title,
    line,
    said: said?.replaceAll('&amp;', '&'),
    image: new URL(image).pathname,
    format,
    isWide: width >= 600,
  }
}
