import type { Locator, Page } from 'playwright-core'

/** A sentence said as a toast: not in a dialog, a list or a line below a field. */
export function toast(page: Page, text: string | RegExp): Locator {
  return page.getByRole('status').and(page.locator('.toaster')).getByText(text, { exact: true })
}
