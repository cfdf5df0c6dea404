/** What the bonus of a deposit is called among its member's rewards, under a cap of the law. */
export function bonusName(depositId: string): string {
  return `deposit ${depositId}`
}
