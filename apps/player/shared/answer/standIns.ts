const standIns = new WeakSet<object>()

/** Whether an answer stands in for one that did not come, so that nobody keeps it. */
export function isStandIn(answer: unknown): boolean {
  return standIns.has(Object(answer))
}

export function keepAsStandIn(answer: object): object {
  standIns.add(answer)
  return answer
}
