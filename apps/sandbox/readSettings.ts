import * as v from 'valibot'

const schema = v.object({
  HOST: v.optional(v.string(), '127.0.0.1'),
  SANDBOX_PORT: v.optional(v.pipe(v.string(), v.regex(/^\d{1,5}$/), v.transform(Number)), '8091'),
  SANDBOX_DATABASE_URL: v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\//)),
})

export type SandboxSettings = v.InferOutput<typeof schema>

/** Reads the stand-ins' settings. A wrong one is named in one sentence. */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): SandboxSettings {
  const result = v.safeParse(schema, environment)
  if (result.success) return result.output
  throw new Error(`The setting ${v.getDotPath(result.issues[0]) ?? ''} of the sandbox is missing or wrong.`)
}
