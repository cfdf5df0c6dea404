/** What one run of the driver is about. It stands in the environment of its process. */
export interface MutationTask {
  /** The file of rules. */
  readonly path: string
  readonly tests: readonly string[]
  /** The numbers of the mutants to judge; 0 is none of them. */
  readonly mutants: readonly number[]
  /** The file in which stands which mutant is judged at the moment. */
  readonly progress: string
}

const name = 'MUTATION_TASK'

export function readTask(): MutationTask {
  return JSON.parse(process.env[name] ?? '') as MutationTask
}

/** The variable that tells a process its task. */
export function withTask(task: MutationTask): Readonly<Record<string, string>> {
  return { [name]: JSON.stringify(task) }
}
