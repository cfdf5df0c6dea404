interface CallAnswer {
  readonly status: number
  readonly code: string | undefined
}

/** What people were answered who said what came of a payout, but for that it counted and for what it may be refused for. */
export function faultsOfVerdict(
  id: string,
  answers: readonly CallAnswer[],
  refusals: readonly string[],
): readonly string[] {
  const wrong = answers.filter(({ status, code }) => status !== 200 && !refusals.includes(code ?? ''))
  return wrong.map(({ status, code }) => `what came of ${id} was answered ${status} ${code}`)
}
