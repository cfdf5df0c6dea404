import type { KycFaults } from './kycFaults.ts'

/** Leads to the first field that is wrong, in the order they stand on the page. */
export function showFault(faults: KycFaults): void {
  // After the sentences are under their fields, which moves what is below them.
  requestAnimationFrame(() => {
    const fields = [...document.querySelectorAll<HTMLElement>('main [data-field]')]
    const first = fields.find(({ dataset }) => (dataset.field ?? '') in faults)
    first?.focus({ preventScroll: true })
    first?.scrollIntoView({ block: 'center' })
  })
}
