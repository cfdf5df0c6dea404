let underWay = 0
const waiting: (() => void)[] = []

/** Counts a closing as under way in this process until it is done or refused. */
export async function countClosing<T>(work: () => Promise<T>): Promise<T> {
  underWay += 1
  try {
    return await work()
  } finally {
    underWay -= 1
    if (underWay === 0) for (const goOn of waiting.splice(0)) goOn()
  }
}

/** Waits until no closing is under way in this process. */
export async function whenNoneCloses(): Promise<void> {
  if (underWay > 0) await new Promise<void>(resolve => waiting.push(resolve))
}
