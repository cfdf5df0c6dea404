import { decode, encode } from 'cborg'
import type { Page } from 'playwright-core'

/** Changes what the server answers to the calls to an address, as a server of another version might answer. */
export async function bendAnswers<Data>(page: Page, address: string, bend: (data: Data) => unknown): Promise<void> {
  await page.route(address, async route => {
    const response = await route.fetch()
    const answer = decode(await response.body()) as { data: Data }
    const body = Buffer.from(encode({ ...answer, data: bend(answer.data) }))
    await route.fulfill({ status: response.status(), contentType: 'application/cbor', body })
  })
}
