let isTold = false

/** Shows the maintenance notice, once however many calls were refused by it. */
export async function tellMaintenance(): Promise<void> {
  if (isTold) return
  isTold = true
  try {
    const { openMaintenance } = await import('./openMaintenance.tsx')
    await openMaintenance()
  } finally {
    isTold = false
  }
}
