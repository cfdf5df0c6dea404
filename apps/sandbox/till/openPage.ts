import { findPage, insertPage, type NewPage, type Page } from './page.store.ts'
import { takePayment } from './takePayment.ts'
import { secondsOf } from './secondsOf.ts'
import type { Till } from './till.ts'

/** Opens a page to pay on; the same call made again is given the page of the first. */
export async function openPage(till: Till, wish: Omit<NewPage, 'gateway' | 'created_at'>): Promise<Page> {
  const { books, dialect, faults } = till
  const isNew = await insertPage(books, { ...wish, gateway: dialect.name, created_at: secondsOf(till) })
  const page = isNew
    ? await findPage(books, dialect.name, { id: wish.id })
    : await findPage(books, dialect.name, { call_key: wish.call_key ?? '' })
  if (!page) throw new Error('A page that was opened is not there.')
  // A very fast person, and a slow way back.
  if (isNew && faults.next(`${dialect.name}_pages`) === 'early') await payAtOnce(till, page)
  return page
}

async function payAtOnce(till: Till, page: Page): Promise<void> {
  const { amount, currency } = page
  await takePayment(till, page, { amount, currency, status: 'paid', at: secondsOf(till) })
  await till.sender.send()
}
