/** What a test file says at its top where it needs other surroundings than those of Node. */
const mark = /@vitest-environment\s+([\w-]+)/

/** The environment that a test file asks for; empty where it is the usual one. */
export function environmentOf(text: string): string {
  return mark.exec(text)?.[1] ?? ''
}

/**
 * The files of one environment together, the usual one first, otherwise in the order they have. A worker that comes to a
 * file of another environment ends, and the next one loads every module anew.
 */
export function togetherByEnvironment<T>(files: readonly T[], nameOf: (file: T) => string): T[] {
  const named = files.map(file => ({ file, name: nameOf(file) }))
  return named
    .toSorted((one, other) => (one.name < other.name ? -1 : Number(one.name > other.name)))
    .map(one => one.file)
}
