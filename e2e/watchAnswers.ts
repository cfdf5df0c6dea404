import { decode } from 'cborg'
import type { Page } from 'playwright-core'

/** What the server answers to the calls to an address, each read before the page is told, which may leave by it. */
export async function watchAnswers<Data>(page: Page, address: string): Promise<readonly Data[]> {
  const answers: Data[] = []
  await page.route(address, async route => {
    const response = await route.fetch()
    answers.push((decode(await response.body()) as { data: Data }).data)
    await route.fulfill({ response })
  })
  return answers
}
