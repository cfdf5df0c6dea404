/** How a test file names its environment, where that is not the one of Node. */
const mark = /@vitest-environment\s+([\w-]+)/

/** The environment that a test file asks for; empty where it is the usual one. */
export function environmentOf(text: string): string {
  return mark.exec(text)?.[1] ?? ''
}

/**
 * Sorts the files of one environment together, those of Node first; within one the order stays. A worker that comes to a file of
 * another environment ends, and the next worker loads every module anew.
 */
export function togetherByEnvironment<T>(files: readonly T[], nameOf: (file: T) => string): T[] {
  const named = files.map(file => ({ file, name: nameOf(file) }))
  return named
    .toSorted((one, other) => (one.name < other.name ? -1 : Number(one.name > other.name)))
    .map(one => one.file)
}
