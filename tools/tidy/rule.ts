export interface RepositoryFile {
  /** From the root of the repository, with forward slashes. */
  readonly path: string
  readonly text: string
}

export interface Finding {
  readonly path: string
  readonly line?: number
  readonly message: string
  /** Shown, and no reason to fail. */
  readonly isWarning?: true
}

/** One house rule: it looks at every file and names what breaks it. Pure, so that a test can plant a violation. */
export type Rule = (files: readonly RepositoryFile[]) => Finding[]

const sources = /^(packages|games|apps|bench|e2e|tools)\/.*\.(ts|tsx|mjs)$/

/** Whether a file is source that people write and read. */
export function isSource({ path }: RepositoryFile): boolean {
  return sources.test(path) && !/\.(gen|d)\.ts$/.test(path)
}

function isTest({ path }: RepositoryFile): boolean {
  return /\.test\.tsx?$/.test(path)
}

/** Source that ships: no test, no test world, no tool. */
export function isProduct(file: RepositoryFile): boolean {
  return isSource(file) && !isTest(file) && /^(packages\/(?!testing\/)|games\/|apps\/)/.test(file.path)
}
