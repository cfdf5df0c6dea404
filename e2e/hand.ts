import type { Locator } from 'playwright-core'

/** What a flow costs a person: how often they press something, and how many things they type. */
export interface FlowCost {
  readonly taps: number
  readonly fields: number
}

/** The hand of a person on a phone. It counts what it does, so a flow is driven through it alone. */
export function openHand() {
  let taps = 0
  let fields = 0
  return {
    async tap(target: Locator): Promise<void> {
      taps++
      await target.click()
    },
    /** A box lies hidden in its label. */
    async tick(box: Locator): Promise<void> {
      taps++
      await box.check()
    },
    async type(field: Locator, text: string): Promise<void> {
      fields++
      await field.pressSequentially(text)
    },
    /** A press on a page of another party, which is not there in a test. */
    tapElsewhere(): void {
      taps++
    },
    cost: (): FlowCost => ({ taps, fields }),
  }
}

export type Hand = ReturnType<typeof openHand>
