import * as v from 'valibot'

export interface Issue {
  /** What kind of rule it breaks, as the schema names it. */
  readonly type: string
  readonly message: string
}

/** What is wrong with a value first, for a form that is judged by the contract's own rules; nothing where it fits. */
export function findIssue(schema: v.GenericSchema, value: unknown): Issue | undefined {
  return v.safeParse(schema, value, { abortEarly: true }).issues?.[0]
}
